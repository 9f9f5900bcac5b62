import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from "@kreislauf/contract/session";
import type { TestPortal } from "../portal/portal.ts";

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** Encodes a value in CBOR (RFC 8949), as far as attestations need it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

function head(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(major << 5) | argument]);
  if (argument < 256) return Buffer.from([(major << 5) | 24, argument]);
  return Buffer.from([(major << 5) | 25, argument >> 8, argument & 255]);
}

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

/** Wrong values that a test has the authenticator send instead of the right ones. */
interface Flaws {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUserVerified?: boolean;
  readonly userHandle?: string | null;
  readonly type?: string;
}

/** Creates a passkey in software, with a key and a signature counter. */
export function createTestPasskey(portal: TestPortal) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const { origin: portalOrigin, hostname } = new URL(portal.config.PUBLIC_URL);
  let userHandle: string | null = null;
  let signatures = 0;

  const clientData = (type: string, challenge: string, origin = portalOrigin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = ({ rpId = hostname, isUserVerified = true }: Flaws, more = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signatures);
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (more.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more]);
  };

  return {
    create(
      options: Pick<PasskeyCreationOptions, "challenge"> & { readonly user: { readonly id: string } },
      flaws: Flaws = {},
    ): PasskeyAttestation {
      userHandle = options.user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, cbor(key)]);
      const attestation = new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData(flaws, credential)],
      ]);
      const client = clientData(flaws.type ?? "webauthn.create", options.challenge, flaws.origin);
      return {
        id,
        clientDataJSON: client.toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      };
    },
    use(options: Pick<PasskeyRequestOptions, "challenge">, flaws: Flaws = {}): PasskeyAssertion {
      signatures += 1;
      const client = clientData(flaws.type ?? "webauthn.get", options.challenge, flaws.origin);
      const data = authenticatorData(flaws);
      return {
        id,
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
        userHandle: flaws.userHandle === undefined ? userHandle : flaws.userHandle,
      };
    },
    /** Resets the signature counter: the passkey then signs like a copy that was made before its last signatures. */
    countBack: () => {
      signatures = 0;
    },
  };
}
export type TestPasskey = ReturnType<typeof createTestPasskey>;

/** Adds a passkey to the account of the person with this token. */
export async function addTestPasskey(
  portal: TestPortal,
  token: string,
  name = "Telefon",
): Promise<TestPasskey> {
  const passkey = createTestPasskey(portal);
  const post = { method: "POST", token } as const;
  const begun = await portal.call({ ...post, path: "/account/passkeys/options" });
  const body = { name, passkey: passkey.create(begun.json<PasskeyCreationOptions>()) };
  const added = await portal.call({ ...post, path: "/account/passkeys", body });
  if (added.statusCode !== 200) throw new Error(`The passkey was not added: ${added.body}`);
  return passkey;
}
