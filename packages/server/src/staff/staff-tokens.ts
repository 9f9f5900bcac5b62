import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import { staffSessionHours } from "@kreislauf/contract/staff";

const issuer = "kreislauf";
const audience = "desk";
const type = "at+jwt";

/** A signed token of the desk. It only names the session, which is looked up on each request. */
export const signStaffToken = (secret: Buffer, sessionId: string, now: Temporal.Instant): Promise<string> => {
  const issuedAt = Math.floor(now.epochMilliseconds / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + staffSessionHours * 3600)
    .sign(secret);
};

/** The id of a token's session; undefined if the token is forged, of another kind, or expired. */
export async function readStaffToken(
  secret: Buffer,
  token: string,
  now: Temporal.Instant,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ["HS256"],
      typ: type,
      issuer,
      audience,
      currentDate: new Date(now.epochMilliseconds),
    });
    return typeof payload["sid"] === "string" ? payload["sid"] : undefined;
  } catch {
    return undefined;
  }
}
