import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type AccountClaims, Provider } from "oidc-provider";

export interface ProviderAccount {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly groups?: readonly string[];
}

const clientId = "kreislauf";
const clientSecret = "a secret of forty characters, for a test";

/**
 * Starts a real OpenID provider. Without asking, it signs in the account that the test has set; if none is set, the
 * account whose e-mail address the request names as `login_hint`.
 */
export async function startTestProvider(redirectUri: string, port = 0) {
  let account: ProviderAccount | undefined;
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(port, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const claimsOf = (sub: string): AccountClaims =>
    account ? { ...account } : { sub, email: sub, email_verified: true };
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: {
      openid: ["sub", "groups", "sid"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name"],
    },
    conformIdTokenClaims: false,
    cookies: { keys: ["a key of the test"] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => claimsOf(sub) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? "",
        accountId: context.oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const signIn = async (request: IncomingMessage, response: ServerResponse) => {
    const { params } = await provider.interactionDetails(request, response);
    const accountId = account?.sub ?? String(params["login_hint"]);
    await provider.interactionFinished(request, response, { login: { accountId } });
  };
  server.on("request", (request, response) => {
    if (request.url?.startsWith("/interaction/") === true) void signIn(request, response);
    else void answer(request, response);
  });
  return {
    issuer,
    clientId,
    clientSecret,
    signInAs: (next: ProviderAccount) => {
      account = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => void server.close(closed));
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>;

/** Follows redirects at the OpenID provider like a fresh browser with cookies; returns the first URL outside of it. */
export async function visitProvider(start: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = start;
  while (new URL(url).origin === new URL(start).origin) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const each of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (each.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    const next = answer.headers.get("location");
    if (next === null) throw new Error(`${answer.status} at the provider: ${await answer.text()}`);
    url = new URL(next, url).href;
  }
  return url;
}
