import { createRemoteJWKSet, customFetch } from "jose/jwks/remote";
import { decodeJwt } from "jose/jwt/decode";
import { jwtVerify } from "jose/jwt/verify";
import { Refusal } from "@kreislauf/contract/base";
import type { PublicContext } from "../../base/context.ts";
import { fetchSafely } from "../../base/http/ssrf-safe-fetch.ts";
import { type CompanySignIn, findCompanySignInByClient } from "../company-sign-in.store.ts";
import { revokeIdentityProviderSessions } from "../session.store.ts";
import { clockToleranceSeconds, discoverIdentityProvider } from "./openid-provider.ts";

const logoutEvent = "http://schemas.openid.net/event/backchannel-logout";

/**
 * OpenID Connect Back-Channel Logout 1.0: a token signed by the identity provider names a session to end, or a person,
 * all of whose sessions end. A token that is not valid is refused.
 */
export async function logOutByBackChannel(context: PublicContext, token: string): Promise<void> {
  const claims = await readLogoutToken(context, token).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    context.log.warn({ security: "logout_token_refused" }, "logout token refused");
    throw invalid();
  });
  await revokeIdentityProviderSessions(context, claims);
}

async function readLogoutToken({ db }: PublicContext, token: string) {
  const { iss = "", aud = "" } = decodeJwt(token);
  const settings = await findCompanySignInByClient(db, iss, [aud].flat()[0] ?? "");
  if (settings === undefined) throw invalid();
  const { payload } = await jwtVerify(token, await keysOf(settings), {
    issuer: settings.issuer,
    audience: settings.client_id,
    algorithms: ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"],
    clockTolerance: clockToleranceSeconds,
    maxTokenAge: "10 minutes",
    requiredClaims: ["iat", "jti", "events"],
  });
  const { events, nonce, sid, sub } = payload;
  const isLogout = typeof events === "object" && events !== null && logoutEvent in events;
  // A token with a nonce is an id token, not a logout token.
  if (!isLogout || nonce !== undefined) throw invalid();
  const sessionId = typeof sid === "string" ? sid : undefined;
  if (sessionId === undefined && sub === undefined) throw invalid();
  return { companyId: settings.company_id, sessionId, subject: sub };
}

async function keysOf(settings: CompanySignIn) {
  const { jwks_uri: address } = (await discoverIdentityProvider(settings)).serverMetadata();
  if (address === undefined) throw invalid();
  return createRemoteJWKSet(new URL(address), {
    [customFetch]: (url, { method, headers }) =>
      fetchSafely(url, settings.internal, {
        method,
        headers: Object.fromEntries(headers),
        body: undefined,
      }),
  });
}

const invalid = () => new Refusal("validation");

/**
 * OpenID Connect Front-Channel Logout 1.0: a page of the identity provider loads this URL in the browser. It ends the
 * session that was opened with this session id of the identity provider, which outsiders do not know.
 */
export async function logOutByFrontChannel(
  context: PublicContext,
  { iss, sid }: { readonly iss?: string | undefined; readonly sid?: string | undefined },
): Promise<void> {
  if (iss === undefined || sid === undefined) return;
  await revokeIdentityProviderSessions(context, { issuer: iss, sessionId: sid });
}
