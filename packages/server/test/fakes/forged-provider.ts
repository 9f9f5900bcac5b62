import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** What is wrong with the next token that the OpenID provider issues; nothing by default. */
export interface Forgery {
  /** Claims that replace the right ones; `exp` is in seconds from now. */
  readonly claims?: { iss?: string; aud?: string; nonce?: string; exp?: number };
  /** The token has no signature (`alg: "none"`). */
  readonly unsigned?: boolean;
  /** The token is signed with a key that the OpenID provider does not publish. */
  readonly foreignKey?: boolean;
}

/** Starts an OpenID provider that answers with the ID token a test chooses, such as no honest provider would send. */
export async function startForgedProvider() {
  const [own, foreign] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "own", alg: "RS256", use: "sig" };
  let next: [Forgery, object] = [{}, {}];
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign = async (
    claims: object,
    { claims: other, unsigned, foreignKey }: Forgery = {},
  ): Promise<string> => {
    const iat = Math.floor(Temporal.Now.instant().epochMilliseconds / 1000);
    const payload = {
      iss: issuer,
      aud: "kreislauf",
      iat,
      ...claims,
      ...other,
      exp: iat + (other?.exp ?? 300),
    };
    if (unsigned === true) return `${encode({ alg: "none" })}.${encode(payload)}.`;
    const key = foreignKey === true ? foreign.privateKey : own.privateKey;
    return await new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "own" }).sign(key);
  };
  const answers: Readonly<Record<string, () => Promise<object> | object>> = {
    "/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256", "none"],
    }),
    "/jwks": () => ({ keys: [jwk] }),
    "/token": async () => ({
      access_token: "1",
      token_type: "bearer",
      id_token: await sign(next[1], next[0]),
    }),
  };
  server.on("request", (request, response) => {
    void (async () => {
      const answer = await answers[request.url ?? ""]?.();
      response
        .writeHead(answer ? 200 : 404, { "content-type": "application/json" })
        .end(JSON.stringify(answer ?? {}));
    })();
  });
  return {
    issuer,
    sign,
    answerWith: (...answer: [Forgery, object]) => {
      next = answer;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => void server.close(closed));
    },
  };
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
