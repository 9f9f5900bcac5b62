import { mailLinksApi, sessionApi } from "@kreislauf/contract/session";
import type { FastifyInstance } from "fastify";
import { cacheFor } from "../base/cache-for.ts";
import { checkMailServer } from "../base/mail/check-mail-server.ts";
import { pingDatabase } from "../base/database/ping-database.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { acceptInvitation, checkInvitationToken } from "./mail-links/accept-invitation.ts";
import { changePassword } from "./change-password.ts";
import { chooseCompany } from "./choose-company.ts";
import { forgotPassword, renewInvitation } from "./mail-links/forgot-password.ts";
import { getMaintenanceStatus } from "./maintenance.store.ts";
import { refreshSession } from "./refresh-session.ts";
import { checkResetToken, resetPassword } from "./mail-links/reset-password.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";
import { endSession } from "./end-session.ts";
import { signOut } from "./sign-out.ts";
import { listSessions, listStaffViews } from "./session.store.ts";
import { signIn } from "./sign-in.ts";
import { switchCompany } from "./switch-company.ts";

export function bindSessionRoutes(
  app: FastifyInstance,
  services: HttpServices,
  secrets: SessionSecrets,
): void {
  // Requests during a check share its result, because the check writes to the disk.
  const checkParts = cacheFor(0, async () => {
    await pingDatabase(services.db);
    await services.files.check();
    await checkMailServer(services.config.SMTP_URL);
  });
  bindEndpoints(app, services, sessionApi, {
    // Handlers with their own transactions: although the call is refused, failed attempts stay counted and the session
    // of a stolen token ends.
    signIn: { handle: (context, { body }) => signIn(context, secrets, body) },
    refresh: {
      handle: (context, { body }) =>
        refreshSession(context, secrets, body?.refreshToken ?? context.bearerToken),
    },
    chooseCompany: (context, { body }) => chooseCompany(context, secrets, body),
    signOut: (context) => signOut(context),
    switchCompany: (context, { body }) => switchCompany(context, secrets, body.companyId),
    forgotPassword: (context, { body }) => forgotPassword(context, body),
    // The password is hashed before the transaction.
    changePassword: { handle: (context, { body }) => changePassword(context, body) },
    signedInDevices: async (context) => {
      const rows = await listSessions(context);
      const sessions = rows.map((row) => ({
        id: row.id,
        device: row.device,
        createdOn: row.created_at,
        lastUsedOn: row.rotated_at,
        factors: row.factors,
        current: row.id === context.actor.sessionId,
      }));
      return { sessions, views: await listStaffViews(context) };
    },
    endSession: (context, { params }) => endSession(context, params.id),
    maintenanceCheck: ({ db, now }) => getMaintenanceStatus(db, now),
    health: () => Promise.resolve({ status: "ok" }),
    ready: async () => {
      await checkParts();
      return { status: "ok" } as const;
    },
  });
  bindEndpoints(app, services, mailLinksApi, {
    checkResetToken: (context, { body }) => checkResetToken(context, body.token),
    // Passwords are hashed before the transaction.
    resetPassword: { handle: (context, { body }) => resetPassword(context, body) },
    checkInvitationToken: (context, { body }) => checkInvitationToken(context, body.signupToken),
    activate: { handle: (context, { body }) => acceptInvitation(context, body) },
    renewInvitation: (context, { body }) => renewInvitation(context, body.signupToken),
  });
}
