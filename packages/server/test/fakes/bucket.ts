import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/**
 * A bucket that implements as much of the S3 protocol as the file store needs, and accepts only requests signed as
 * AWS requires.
 */
export interface TestBucket {
  /** The value for the variable `FILES_URL`. */
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** When each object was written, by the object's name. */
  readonly writtenAt: Map<string, Date>;
  /** Number of objects on each page of a listing. */
  pageSize: number;
  /** If set, every request is answered with this status. */
  failWith: number | undefined;
  /** If true, the bucket refuses to write. */
  isReadOnly: boolean;
  /** How long each answer takes, in milliseconds; with Infinity no answer ever comes. */
  delay: number;
  /** Number of requests that wait for their answer. */
  waiting: number;
  /** Refuses connections until `resume` is called. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

const key = "TESTKEY";
const secret = "se/cr+et";
const region = "eu-central-1";

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (by: string | Buffer, text: string) => createHmac("sha256", by).update(text).digest();

/** Whether a request is signed correctly, by AWS signature version 4 as described on docs.aws.amazon.com. */
function isSigned(request: IncomingMessage): boolean {
  const { authorization = "" } = request.headers;
  const [, scope = "", names = "", given = ""] =
    /^AWS4-HMAC-SHA256 Credential=TESTKEY\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const [day = "", inRegion, service, end] = scope.split("/");
  if (inRegion !== region || service !== "s3" || end !== "aws4_request") return false;
  const header = (name: string) => String(request.headers[name] ?? "").trim();
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://bucket");
  searchParams.sort();
  const canonical = [
    request.method,
    pathname,
    String(searchParams),
    ...names.split(";").map((name) => `${name}:${header(name)}`),
    "",
    names,
    header("x-amz-content-sha256"),
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", header("x-amz-date"), scope, sha256(canonical)].join("\n");
  const signingKey = ["s3", "aws4_request"].reduce(
    (last: Buffer, part) => hmac(last, part),
    hmac(hmac(`AWS4${secret}`, day), region),
  );
  return timingSafeEqual(hmac(signingKey, toSign), Buffer.from(given, "hex"));
}

function isBodyAsSigned(request: IncomingMessage, body: Buffer): boolean {
  const signed = request.headers["x-amz-content-sha256"];
  return signed === "UNSIGNED-PAYLOAD" || signed === sha256(body);
}

/** One page of the ListObjectsV2 answer; the continuation token is the last name of the page before. */
function listPage(
  { objects, writtenAt, pageSize }: Pick<TestBucket, "objects" | "writtenAt" | "pageSize">,
  query: URLSearchParams,
): string {
  const after = query.get("continuation-token") ?? "";
  const prefix = query.get("prefix") ?? "";
  const rest = [...objects.keys()].toSorted().filter((name) => name > after && name.startsWith(prefix));
  const page = rest.slice(0, Math.min(pageSize, Number(query.get("max-keys") ?? pageSize)));
  const entries = page.map((name) => {
    const at = (writtenAt.get(name) ?? new Date(0)).toISOString();
    return `<Contents><Key>${name}</Key><LastModified>${at}</LastModified><Size>${objects.get(name)?.length ?? 0}</Size></Contents>`;
  });
  const isCut = page.length < rest.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1) ?? ""}</NextContinuationToken>` : "";
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${entries.join("")}</ListBucketResult>`;
}

export async function startTestBucket(): Promise<TestBucket> {
  const bucket = {
    objects: new Map<string, Buffer>(),
    writtenAt: new Map<string, Date>(),
    pageSize: 1_000,
    failWith: undefined as number | undefined,
    isReadOnly: false,
    delay: 0,
    waiting: 0,
  };
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      if (bucket.delay > 0) {
        bucket.waiting += 1;
        if (bucket.delay === Number.POSITIVE_INFINITY) return;
        await wait(bucket.delay);
        bucket.waiting -= 1;
      }
      const answer = (status: number, content: Buffer | string = "") =>
        response.writeHead(status, { "content-type": "application/xml" }).end(content);
      if (bucket.failWith !== undefined) return answer(bucket.failWith);
      if (!isSigned(request) || !isBodyAsSigned(request, body)) return answer(403);
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://bucket");
      const [, name, object = ""] = pathname.split("/");
      if (name !== "vouchers") return answer(404);
      const content = bucket.objects.get(object);
      if (bucket.isReadOnly && ["PUT", "DELETE"].includes(request.method ?? "")) return answer(403);
      switch (request.method) {
        case "PUT":
          bucket.objects.set(object, body);
          bucket.writtenAt.set(object, new Date());
          return answer(200);
        case "DELETE":
          bucket.objects.delete(object);
          return answer(204);
        case "HEAD":
          return answer(object === "" || content !== undefined ? 200 : 404);
        default:
          if (searchParams.get("list-type") === "2") return answer(200, listPage(bucket, searchParams));
          return content === undefined ? answer(404) : answer(200, content);
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const halt = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return Object.assign(bucket, {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/vouchers?region=${region}`,
    halt,
    resume: async () => {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    close: halt,
  });
}
