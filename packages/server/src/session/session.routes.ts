import { sessionApi } from "@kreislauf/contract/session";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { chooseCompany } from "./choose-company.ts";
import { refreshSession } from "./refresh-session.ts";
import type { SessionSecrets } from "./session-secrets.ts";
import { revokeSession } from "./session.store.ts";
import { signIn } from "./sign-in.ts";

export function bindSessionRoutes(
  app: FastifyInstance,
  services: HttpServices,
  secrets: SessionSecrets,
): void {
  bindEndpoints(app, services, sessionApi, {
    // Failed attempts are counted, and a stolen token's session ended, although the call is refused.
    signIn: { handle: (context, { body }) => signIn(context, secrets, body) },
    refresh: {
      handle: (context, { body }) =>
        refreshSession(context, secrets, body?.refreshToken ?? context.bearerToken),
    },
    chooseCompany: (context, { body }) => chooseCompany(context, secrets, body),
    signOut: async (context) => {
      await revokeSession(context.db, context.actor.sessionId, context.now);
      return {};
    },
    maintenanceCheck: () => Promise.resolve({ status: true, endDate: null }),
    health: () => Promise.resolve({ status: "ok" }),
    ready: async (context) => {
      await sql`select 1`.execute(context.db);
      return { status: "ok" } as const;
    },
  });
}
