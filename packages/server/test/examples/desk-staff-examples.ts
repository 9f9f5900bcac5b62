import { randomUUID } from "node:crypto";
import { staffApi } from "@kreislauf/contract/staff";
import { testPassword } from "../factories/company.ts";
import { createTestStaff } from "../factories/staff.ts";
import { type DeskCaller, type DeskExample, examplePerson, open } from "./desk-example.ts";

export const deskStaffApis = {
  ...staffApi,
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
  staffProveCode: open("/sign-in/code"),
  staffSetUpSecondFactor: open("/sign-in/set-up"),
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
