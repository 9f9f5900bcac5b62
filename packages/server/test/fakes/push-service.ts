import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { postToReceiver, type ReceiverPost } from "../../src/base/http/post-to-receiver.ts";

/** A push message, decrypted as a browser does it, with the sender's signed claims. */
export interface ReceivedPush {
  readonly path: string;
  readonly content: unknown;
  readonly ttl: string | undefined;
  /** The claims of the server's signed VAPID token (RFC 8292). */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly publicKey: string;
}

const origin = "https://push.example";

/** A browser that receives push messages: its keys, and the subscription that it sends to the server. */
export function createTestPushReceiver() {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${origin}/${randomUUID()}`,
      keys: { p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") },
    },
    decrypt: (body: Buffer) => decrypt(body, keys, auth),
  };
}

type TestPushReceiver = ReturnType<typeof createTestPushReceiver>;

/** Starts a push service on this machine, which checks and decrypts the messages for the receivers it has created. */
export async function startTestPushService() {
  const receivers = new Map<string, TestPushReceiver>();
  const received: ReceivedPush[] = [];
  const answers: number[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    const receiver = receivers.get(path);
    const body = await buffer(request);
    if (receiver !== undefined) {
      received.push({
        path,
        content: JSON.parse(receiver.decrypt(body)),
        ttl: request.headers["ttl"] as string | undefined,
        ...checkVapid(request.headers.authorization ?? ""),
      });
    }
    response.writeHead(answers.shift() ?? 201).end();
  };
  const server = createServer(
    (request, response) =>
      void take(request, response).catch(() => {
        response.writeHead(400).end();
      }),
  );
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    /** Sets the statuses of the next answers. */
    answer: (...statuses: number[]) => void answers.push(...statuses),
    /** Creates a browser whose messages arrive at this service; returns its subscription. */
    createReceiver: () => {
      const receiver = createTestPushReceiver();
      receivers.set(new URL(receiver.subscription.endpoint).pathname, receiver);
      return receiver.subscription;
    },
    /** Replaces `postToReceiver` in tests: posts to this service instead of the public URL. */
    post: (post: ReceiverPost, cut: AbortSignal) =>
      postToReceiver({ ...post, url: post.url.replace(origin, local), internal: true }, cut),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => void server.close(closed));
    },
  };
}

export type TestPushService = Awaited<ReturnType<typeof startTestPushService>>;

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** Decrypts a push message as in RFC 8291, 3.4; its body must be a single record (RFC 8188, 2). */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

function checkVapid(authorization: string): Pick<ReceivedPush, "claims" | "publicKey"> {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isValid = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isValid) throw new Error("The token is not signed by the key.");
  return { claims: JSON.parse(Buffer.from(claims, "base64url").toString("utf8")), publicKey };
}
