import { startTestProvider } from "./fakes/openid-provider.ts";

/** Serves an OpenID provider for the portal at the given URL until it is stopped; prints its access data as JSON. */
const [portal = ""] = process.argv.slice(2);
const { issuer, clientId, clientSecret } = await startTestProvider(
  `${portal}/api/auth/company-account/callback`,
);
process.stdout.write(`${JSON.stringify({ issuer, clientId, clientSecret })}\n`);
