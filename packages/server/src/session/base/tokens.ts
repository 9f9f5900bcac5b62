import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { jwtVerify } from "jose/jwt/verify";

const accessTokenMinutes = 15;
const issuer = "kreislauf";

const encodePart = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
const accessTokenHeader = encodePart({ alg: "HS256", typ: "at+jwt" });

/**
 * Makes a signed access token. It names only the session; permissions are looked up on each request. Signed without
 * jose, which signs in the thread pool and would wait there behind password hashes, inside a transaction.
 */
export function signAccessToken(secret: Buffer, sessionId: string, now: Temporal.Instant): string {
  const iat = Math.floor(now.epochMilliseconds / 1000);
  const claims = encodePart({ sid: sessionId, iss: issuer, iat, exp: iat + accessTokenMinutes * 60 });
  const signed = `${accessTokenHeader}.${claims}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

/** The claims of an access token. */
export interface AccessToken {
  readonly sessionId: string;
  /** When the token expires, in seconds since 1970. */
  readonly expiresAt: number;
}

/** Verifies and reads an access token; undefined if the token is forged, of another kind, or expired. */
export async function readAccessToken(
  accepted: readonly Buffer[],
  token: string,
  now: Temporal.Instant,
): Promise<AccessToken | undefined> {
  for (const secret of accepted) {
    const read = await readSignedWith(secret, token, now);
    if (read !== undefined) return read;
  }
  return undefined;
}

async function readSignedWith(
  secret: Buffer,
  token: string,
  now: Temporal.Instant,
): Promise<AccessToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ["HS256"],
      typ: "at+jwt",
      issuer,
      currentDate: new Date(now.epochMilliseconds),
    });
    const { sid: sessionId, exp: expiresAt } = payload;
    return typeof sessionId === "string" && expiresAt !== undefined ? { sessionId, expiresAt } : undefined;
  } catch {
    return undefined;
  }
}

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * Refresh tokens are opaque to clients: `session id . 256 bits . seal`. The seal proves that this server issued the
 * token: a stolen old token ends its session, but an invented one must not.
 */
const sealed = (secret: Buffer, sessionId: string, value: string): string =>
  `${sessionId}.${value}.${seal(secret, sessionId, value)}`;

const seal = (secret: Buffer, sessionId: string, value: string): string =>
  createHmac("sha256", secret).update(`seal ${sessionId} ${value}`).digest("base64url").slice(0, 22);

export const firstRefreshToken = (secret: Buffer, sessionId: string): string =>
  sealed(secret, sessionId, newToken());

/**
 * The only successor of a refresh token. It is derived from its `parent`, so that a repeated refresh gets the same
 * response without storing the successor.
 */
export const childRefreshToken = (secret: Buffer, sessionId: string, parent: string): string =>
  sealed(secret, sessionId, createHmac("sha256", secret).update(`child ${parent}`).digest("base64url"));

/** The session of a refresh token issued by this server at any time; undefined for anything else. */
export function sessionOfRefreshToken(secret: Buffer, token: string): string | undefined {
  const [, sessionId = "", value = "", given = ""] =
    /^([0-9a-f-]{36})\.([\w-]{43})\.([\w-]{22})$/.exec(token) ?? [];
  if (sessionId === "") return undefined;
  return timingSafeEqual(Buffer.from(seal(secret, sessionId, value)), Buffer.from(given))
    ? sessionId
    : undefined;
}
