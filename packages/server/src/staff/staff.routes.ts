import { staffApi, staffSecondFactorApi } from "@kreislauf/contract/staff";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { changeStaff, getStaffMember, listStaff, resetStaffSecondFactor } from "./change-staff.ts";
import { acceptStaffInvitation, inviteStaff, reinviteStaff } from "./invite-staff.ts";
import { proveStaffIdentity } from "./prove-staff-identity.ts";
import { forgetStaffPassword, resetStaffPassword } from "./reset-staff-password.ts";
import { checkStaffLink } from "./set-password-by-link.ts";
import { proveStaffSecondFactor, signInStaff, signInStaffWithPasskey, toStaffSelf } from "./sign-in-staff.ts";
import {
  addStaffPasskey,
  beginOwnApp,
  confirmOwnApp,
  getFirstPasskeyOptions,
  getStaffCreationOptions,
  getStaffIdentityProofOptions,
  getStaffSecondFactor,
  getStaffSecondFactorOptions,
  getStaffSignInOptions,
  removeOwnApp,
  removeStaffPasskey,
  renewStaffRecoveryCodes,
  signInWithFirstCode,
  signInWithFirstPasskey,
} from "./set-up-staff-factor.ts";
import { listStaffLog, recordStaffAction } from "./staff-log.store.ts";
import { endStaffSession, getStaff } from "./staff.store.ts";

export function bindStaffRoutes(app: FastifyInstance, services: HttpServices, secret: Buffer): void {
  bindEndpoints(app, services, staffApi, {
    // These calls open transactions themselves: failed attempts are counted even if the call is refused, and passwords
    // are hashed outside transactions.
    staffSignIn: { handle: (context, { body }) => signInStaff(context, secret, body) },
    acceptStaffInvitation: { handle: (context, { body }) => acceptStaffInvitation(context, body) },
    staffProveIdentity: { handle: (context, { body }) => proveStaffIdentity(context, body) },
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
    staffSelf: async (context) => await toStaffSelf(context, await getStaff(context, context.staff.staffId)),
    staffSignOut: async (context) => {
      const { staffId, sessionId } = context.staff;
      await endStaffSession(context, sessionId);
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
      const rows = await listStaffLog(context, query);
      const entries = rows.slice(0, query.limit).map((row) => ({
        id: row.id,
        occurredOn: row.occurred_at,
        staffId: row.staff_id,
        staffName: row.staff_name,
        action: row.action,
        subject: row.subject,
        subjectId: row.subject_id,
        address: row.address,
      }));
      return { entries, hasMore: rows.length > query.limit };
    },
  });
  bindEndpoints(app, services, staffSecondFactorApi, {
    // These calls open transactions themselves: attempts are counted, and a challenge is used up, even if the call is
    // refused.
    staffProveSecondFactor: { handle: (context, { body }) => proveStaffSecondFactor(context, secret, body) },
    staffSetUpSecondFactor: { handle: (context, { body }) => signInWithFirstCode(context, secret, body) },
    staffSetUpPasskey: { handle: (context, { body }) => signInWithFirstPasskey(context, secret, body) },
    staffSignInWithPasskey: {
      handle: (context, { body }) => signInStaffWithPasskey(context, secret, body.passkey),
    },
    staffAddPasskey: { handle: (context, { body }) => addStaffPasskey(context, body) },
    staffConfirmApp: { handle: (context, { body }) => confirmOwnApp(context, body.code) },
    staffRenewRecoveryCodes: { handle: (context) => renewStaffRecoveryCodes(context) },
    staffSecondFactorPasskeyOptions: (context, { body }) => getStaffSecondFactorOptions(context, body.ticket),
    staffSetUpPasskeyOptions: (context, { body }) => getFirstPasskeyOptions(context, body.ticket),
    staffPasskeySignInOptions: (context) => getStaffSignInOptions(context),
    staffIdentityProofPasskeyOptions: (context) => getStaffIdentityProofOptions(context),
    staffSecondFactor: (context) => getStaffSecondFactor(context),
    staffBeginApp: (context) => beginOwnApp(context),
    staffRemoveApp: (context) => removeOwnApp(context),
    staffPasskeyCreationOptions: (context) => getStaffCreationOptions(context),
    staffRemovePasskey: (context, { params }) => removeStaffPasskey(context, params.id),
  });
}
