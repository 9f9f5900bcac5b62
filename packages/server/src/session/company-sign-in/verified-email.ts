import type { IDToken } from "openid-client";

const googleIssuer = "https://accounts.google.com";

/** Trimmed; empty unless the claim is a text. */
export const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/**
 * The address in lower case if the provider says that it belongs to the person. Microsoft Entra ID says so by a claim of
 * its own. Google also verifies private accounts with a company's address: only `hd` tells that the company manages it.
 */
export function verifiedEmailOf(claims: IDToken): string | null {
  const email = textOf(claims["email"]).toLowerCase();
  const isVerified =
    claims["email_verified"] === true || claims["xms_edov"] === true || claims["xms_edov"] === "1";
  const isPrivate = claims.iss === googleIssuer && !email.endsWith(`@${textOf(claims["hd"]).toLowerCase()}`);
  return isVerified && !isPrivate && email !== "" ? email : null;
}
