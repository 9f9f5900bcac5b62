import type { Configuration, CustomFetchOptions } from "openid-client";
import { fetchSafely } from "../../base/http/ssrf-safe-fetch.ts";
import type { CompanySignIn, Attempt } from "../company-sign-in.store.ts";
import type { IdentityClaims } from "../session.tables.ts";
import { textOf, verifiedEmailOf } from "./verified-email.ts";

/** How many seconds the clocks of portal and identity provider may differ. */
export const clockToleranceSeconds = 60;

/** Loads the library at the first sign-in through a company account, because many portals have none. */
const loadClient = () => import("openid-client");

const fetchFor =
  (internal: boolean) =>
  async (url: string, { method, headers, body }: CustomFetchOptions): Promise<Response> =>
    await fetchSafely(url, internal, {
      method,
      headers,
      body: body instanceof URLSearchParams ? body.toString() : undefined,
    });

/**
 * Reads the discovery document of the company's identity provider. It is not cached, because keys and URLs change, and
 * sign-ins are rare.
 */
export async function discoverIdentityProvider(settings: CompanySignIn): Promise<Configuration> {
  const { issuer, client_id: clientId, client_secret: secret, internal } = settings;
  const { allowInsecureRequests, clockTolerance, customFetch, discovery, enableNonRepudiationChecks } =
    await loadClient();
  const configuration = await discovery(
    new URL(issuer),
    clientId,
    { client_secret: secret, [clockTolerance]: clockToleranceSeconds },
    undefined,
    {
      [customFetch]: fetchFor(internal),
      // Also checks the signature of the id token, although the token comes directly from the identity provider.
      execute: [enableNonRepudiationChecks, ...(internal ? [allowInsecureRequests] : [])],
    },
  );
  return configuration;
}

/**
 * The URL at the identity provider to which the browser goes. For an identity proof the person must sign in there
 * again, even if they are still signed in.
 */
export async function authorizationUrl(
  provider: Configuration,
  callback: string,
  { state, nonce, codeVerifier, proofSessionId }: Attempt,
  email: string,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadClient();
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: callback,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    login_hint: email,
    ...(proofSessionId !== undefined && { prompt: "login", max_age: "0" }),
  });
  return url.href;
}

/**
 * Exchanges the code of a callback for an id token, checks the token and returns its claims. Throws if the identity
 * provider refuses or the token is not valid.
 */
export async function readCallback(
  settings: CompanySignIn,
  callback: URL,
  checks: {
    readonly state: string;
    readonly nonce: string;
    readonly codeVerifier: string;
    readonly isProof: boolean;
  },
): Promise<IdentityClaims> {
  const provider = await discoverIdentityProvider(settings);
  const { authorizationCodeGrant } = await loadClient();
  const tokens = await authorizationCodeGrant(provider, callback, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
    idTokenExpected: true,
    // Refuses a token that does not say when the person signed in there, or says that it was before this attempt.
    ...(checks.isProof && { maxAge: 0 }),
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error("no id token");
  const { auth_time: seconds } = claims;
  const groups = settings.group_claim === null ? [] : [claims[settings.group_claim]].flat();
  return {
    subject: claims.sub,
    sessionId: typeof claims["sid"] === "string" ? claims["sid"] : null,
    authenticatedAt:
      seconds === undefined
        ? null
        : Temporal.Instant.fromEpochMilliseconds(Math.floor(seconds) * 1000).toString(),
    email: verifiedEmailOf(claims),
    firstName: textOf(claims["given_name"]),
    lastName: textOf(claims["family_name"]),
    groups: groups.filter((group) => typeof group === "string"),
  };
}
