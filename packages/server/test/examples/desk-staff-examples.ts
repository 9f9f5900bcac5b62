import { randomUUID } from "node:crypto";
import { staffApi, staffSecondFactorApi } from "@kreislauf/contract/staff";
import { testPassword } from "../factories/company.ts";
import { testCode } from "../factories/second-factor.ts";
import {
  createTestStaff,
  createTestStaffAttestation,
  insertTestStaffPasskey,
  startTestStaffApp,
} from "../factories/staff.ts";
import { type DeskCaller, type DeskExample, examplePerson, open } from "./desk-example.ts";

export const deskStaffApis = {
  ...staffApi,
  ...staffSecondFactorApi,
} as const;

async function invited({ portal }: DeskCaller): Promise<number> {
  const { staffId } = await createTestStaff(portal);
  await portal.database.db
    .updateTable("staff")
    .set({ password_hash: null })
    .where("id", "=", staffId)
    .execute();
  return staffId;
}

export const deskStaffExamples: Readonly<Record<keyof typeof deskStaffApis, DeskExample>> = {
  staffSignIn: open("/sign-in"),
  staffProveSecondFactor: open("/sign-in/second-factor"),
  staffSecondFactorPasskeyOptions: open("/sign-in/second-factor/passkey/options"),
  staffSetUpSecondFactor: open("/sign-in/set-up"),
  staffSetUpPasskeyOptions: open("/sign-in/set-up/passkey/options"),
  staffSetUpPasskey: open("/sign-in/set-up/passkey"),
  staffPasskeySignInOptions: open("/sign-in/passkey/options"),
  staffSignInWithPasskey: open("/sign-in/passkey"),
  staffIdentityProofPasskeyOptions: open("/prove/passkey/options"),
  staffSecondFactor: open("/me/second-factor"),
  staffBeginApp: open("/me/authenticator-app"),
  staffConfirmApp: async ({ portal, staffId }) => {
    const secret = await startTestStaffApp(portal, staffId);
    return { path: "/desk/v1/me/authenticator-app/confirm", body: { code: testCode(portal, secret) } };
  },
  staffRemoveApp: async ({ portal, staffId }) => {
    await startTestStaffApp(portal, staffId, { isConfirmed: true });
    return { path: "/desk/v1/me/authenticator-app" };
  },
  staffPasskeyCreationOptions: open("/me/passkeys/options"),
  staffAddPasskey: async ({ portal, staffId }) => ({
    path: "/desk/v1/me/passkeys",
    body: { name: "Schlüsselbund", passkey: await createTestStaffAttestation(portal, staffId) },
  }),
  staffRemovePasskey: async ({ portal, staffId }) => ({
    path: `/desk/v1/me/passkeys/${await insertTestStaffPasskey(portal, staffId)}`,
  }),
  staffRenewRecoveryCodes: async ({ portal, staffId }) => {
    await startTestStaffApp(portal, staffId, { isConfirmed: true });
    return { path: "/desk/v1/me/recovery-codes" };
  },
  checkStaffInvitation: open("/invitation/check"),
  acceptStaffInvitation: open("/invitation/accept"),
  forgetStaffPassword: open("/password/forgot"),
  checkStaffReset: open("/password/check"),
  resetStaffPassword: open("/password/reset"),
  staffSelf: open("/me"),
  staffProveIdentity: () => ({ path: "/desk/v1/prove", body: { proof: testPassword } }),
  staffSignOut: open("/sign-out"),
  listStaff: open("/staff"),
  inviteStaff: () => ({
    path: "/desk/v1/staff/invite",
    body: { ...examplePerson, email: `${randomUUID()}@provider.example`, roles: ["documents"] },
  }),
  reinviteStaff: async (given) => ({ path: `/desk/v1/staff/${await invited(given)}/reinvite` }),
  changeStaff: async ({ portal }) => ({
    path: `/desk/v1/staff/${(await createTestStaff(portal)).staffId}/change`,
    body: { ...examplePerson, version: 1, roles: ["claims"], active: true },
  }),
  resetStaffSecondFactor: async ({ portal }) => ({
    path: `/desk/v1/staff/${(await createTestStaff(portal)).staffId}/reset-second-factor`,
  }),
  staffLog: open("/log"),
};
