import type { IDToken } from "openid-client";

const googleIssuer = "https://accounts.google.com";

/** The trimmed text of a claim; empty if the claim is not a text. */
export const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/**
 * The e-mail address in lower case; null unless the identity provider has verified that it belongs to the person.
 * Microsoft Entra ID says so with its own claim. Google also verifies private accounts with a company's address; only
 * `hd` says that the company manages the account.
 */
export function verifiedEmailOf(claims: IDToken): string | null {
  const email = textOf(claims["email"]).toLowerCase();
  const isVerified =
    claims["email_verified"] === true || claims["xms_edov"] === true || claims["xms_edov"] === "1";
  const isPrivate = claims.iss === googleIssuer && !email.endsWith(`@${textOf(claims["hd"]).toLowerCase()}`);
  return isVerified && !isPrivate && email !== "" ? email : null;
}
