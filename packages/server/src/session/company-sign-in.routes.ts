import { companySignInApi } from "@kreislauf/contract/session";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { bindEndpoints, createPublicContext, type HttpServices } from "../base/http/bind-endpoints.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";
import { answerCallback } from "./company-sign-in/answer-callback.ts";
import { beginCompanyAccountProof, beginCompanySignIn } from "./company-sign-in/begin-company-sign-in.ts";
import {
  logOutByBackChannel,
  logOutByFrontChannel,
} from "./company-sign-in/end-identity-provider-sessions.ts";
import { finishCompanySignIn } from "./company-sign-in/finish-company-sign-in.ts";

const parameters = z.record(z.string(), z.string().check(z.maxLength(4000)));
const logoutRequest = z.object({ logout_token: z.string().check(z.maxLength(20_000)) });

export function bindCompanySignInRoutes(
  app: FastifyInstance,
  services: HttpServices,
  secrets: SessionSecrets,
): void {
  bindEndpoints(app, services, companySignInApi, {
    // The identity provider is called outside of any transaction.
    beginCompanySignIn: { handle: (context, { body }) => beginCompanySignIn(context, body) },
    beginCompanyAccountProof: { handle: (context) => beginCompanyAccountProof(context) },
    finishCompanySignIn: (context, { body }) => finishCompanySignIn(context, secrets, body),
  });
  void app.register(async (provider) => bindProviderCalls(provider, services));
}

/** Endpoints that the identity provider calls, or lets the browser call, in the formats of OpenID Connect. */
function bindProviderCalls(app: FastifyInstance, services: HttpServices): void {
  const open = { config: { access: "public" as const }, schema: { hide: true } };
  const contextOf = (request: FastifyRequest) => createPublicContext(request, services);
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get("/api/auth/company-account/callback", open, async (request, reply) => {
    const query = z.safeParse(parameters, request.query);
    return reply.redirect(await answerCallback(contextOf(request), query.success ? query.data : {}));
  });
  app.get("/api/auth/company-account/front-channel-logout", open, async (request, reply) => {
    const query = z.safeParse(parameters, request.query);
    if (query.success) await logOutByFrontChannel(contextOf(request), query.data);
    return reply.type("text/html").send("");
  });
  app.post("/api/auth/company-account/back-channel-logout", open, async (request, reply) => {
    const body = z.safeParse(logoutRequest, request.body);
    await logOutByBackChannel(contextOf(request), body.success ? body.data.logout_token : "");
    return reply.send();
  });
}
