import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import type { Db } from "../../base/database/database.ts";
import type { Authenticate } from "../../base/http/authorize.ts";
import { findViewedActor } from "./customer-views.store.ts";

const header = { alg: "HS256", typ: "view+jwt" } as const;
const start = `${Buffer.from(JSON.stringify(header)).toString("base64url")}.`;
const claims = { issuer: "kreislauf", audience: "view" };

/**
 * A token of its own kind and key: it is neither a person's nor the desk's, names the view alone, and nothing renews
 * it.
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

/** Authenticates people by their own tokens, and staff who look at the portal as a person by theirs. */
export const createViewAuthenticator =
  (db: Db, secret: Buffer, authenticatePerson: Authenticate): Authenticate =>
  async (token, now) => {
    if (!token.startsWith(start)) return await authenticatePerson(token, now);
    const viewId = await readViewToken(secret, token, now);
    return viewId === undefined ? undefined : await findViewedActor(db, viewId, now);
  };
