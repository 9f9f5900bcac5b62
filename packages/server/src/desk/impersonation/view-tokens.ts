import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import type { Db } from "../../base/database/database.ts";
import type { Authenticate } from "../../base/http/authorize.ts";
import { findViewedActor } from "./customer-views.store.ts";

const header = { alg: "HS256", typ: "view+jwt" } as const;
const start = `${Buffer.from(JSON.stringify(header)).toString("base64url")}.`;
const claims = { issuer: "kreislauf", audience: "view" };

/**
 * Signs a token for a view. It has its own kind and key, so that it works neither as a person's nor as a desk token. It
 * names only the view and cannot be renewed.
 */
export const signViewToken = (secret: Buffer, viewId: string, endsOn: string): Promise<string> =>
  new SignJWT({ sid: viewId })
    .setProtectedHeader(header)
    .setIssuer(claims.issuer)
    .setAudience(claims.audience)
    .setExpirationTime(Math.floor(Temporal.Instant.from(endsOn).epochMilliseconds / 1000))
    .sign(secret);

/** The view of a token; undefined if it is forged, of another kind, or expired. */
export async function readViewToken(
  secret: Buffer,
  token: string,
  now: Temporal.Instant,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      ...claims,
      algorithms: [header.alg],
      typ: header.typ,
      currentDate: new Date(now.epochMilliseconds),
    });
    return typeof payload["sid"] === "string" ? payload["sid"] : undefined;
  } catch {
    return undefined;
  }
}

/** Authenticates people by their own tokens, and staff who view the portal as a person by view tokens. */
export const createViewAuthenticator =
  (db: Db, secret: Buffer, authenticatePerson: Authenticate): Authenticate =>
  async (token, now) => {
    if (!token.startsWith(start)) return await authenticatePerson(token, now);
    const viewId = await readViewToken(secret, token, now);
    return viewId === undefined ? undefined : await findViewedActor(db, viewId, now);
  };
