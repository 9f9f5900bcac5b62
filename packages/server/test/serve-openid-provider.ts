import { startTestProvider } from "./fakes/openid-provider.ts";

/** Serves an OpenID provider for the portal at the given address until it is stopped, and says how it is reached. */
const [portal = ""] = process.argv.slice(2);
const { issuer, clientId, clientSecret } = await startTestProvider(
  `${portal}/api/auth/company-account/callback`,
);
process.stdout.write(`${JSON.stringify({ issuer, clientId, clientSecret })}\n`);
