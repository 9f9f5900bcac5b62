import { staffApi } from "@kreislauf/contract/staff";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { changeStaff, getStaffMember, listStaff, resetStaffSecondFactor } from "./change-staff.ts";
import { acceptStaffInvitation, inviteStaff, reinviteStaff } from "./invite-staff.ts";
import { proveStaffIdentity } from "./prove-staff-identity.ts";
import { forgetStaffPassword, resetStaffPassword } from "./reset-staff-password.ts";
import { checkStaffLink } from "./set-password-by-link.ts";
import { finishStaffSignIn, signInStaff, toStaffSelf } from "./sign-in-staff.ts";
import { listStaffLog, recordStaffAction } from "./staff-log.store.ts";
import { endStaffSessions, getStaff } from "./staff.store.ts";

const logPage = 50;

export function bindStaffRoutes(app: FastifyInstance, services: HttpServices, secret: Buffer): void {
  bindEndpoints(app, services, staffApi, {
    // Failed attempts are counted although the call is refused, and passwords are hashed before the transaction.
    staffSignIn: { handle: (context, { body }) => signInStaff(context, secret, body) },
    staffProveCode: { handle: (context, { body }) => finishStaffSignIn(context, secret, body, false) },
    staffSetUpSecondFactor: { handle: (context, { body }) => finishStaffSignIn(context, secret, body, true) },
    acceptStaffInvitation: { handle: (context, { body }) => acceptStaffInvitation(context, body) },
    staffProveIdentity: { handle: (context, { body }) => proveStaffIdentity(context, body.proof) },
    checkStaffInvitation: async (context, { body }) => {
      const { email, first_name: firstName } = await checkStaffLink(context, "invitation", body.token);
      return { email, firstName };
    },
    forgetStaffPassword: (context, { body }) => forgetStaffPassword(context, body.email),
    checkStaffReset: async (context, { body }) => {
      const { email, first_name: firstName } = await checkStaffLink(context, "reset", body.token);
      return { email, firstName };
    },
    resetStaffPassword: { handle: (context, { body }) => resetStaffPassword(context, body) },
    staffSelf: async (context) => toStaffSelf(await getStaff(context, context.staff.staffId)),
    staffSignOut: async (context) => {
      const { staffId, sessionId } = context.staff;
      await endStaffSessions(context, { sessionId });
      await recordStaffAction(context, { staffId, action: "signed_out" });
      return {};
    },
    listStaff: async (context) => ({ staff: await listStaff(context) }),
    inviteStaff: async (context, { body }) => {
      const { id } = await inviteStaff(context, body, context.staff.staffId);
      return await getStaffMember(context, id);
    },
    reinviteStaff: (context, { params }) => reinviteStaff(context, params.staffId, context.staff.staffId),
    changeStaff: (context, { params, body }) => changeStaff(context, params.staffId, body),
    resetStaffSecondFactor: (context, { params }) => resetStaffSecondFactor(context, params.staffId),
    staffLog: async (context, { query }) => {
      const rows = await listStaffLog(context, query, logPage + 1);
      const entries = rows.slice(0, logPage).map((row) => ({
        id: row.id,
        occurredOn: row.occurred_at,
        staffId: row.staff_id,
        staffName: row.staff_name,
        action: row.action,
        subject: row.subject,
        subjectId: row.subject_id,
      }));
      return { entries, hasMore: rows.length > logPage };
    },
  });
}
