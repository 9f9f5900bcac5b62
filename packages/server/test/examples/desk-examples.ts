import { randomUUID } from "node:crypto";
import { staffApi } from "@kreislauf/contract/staff";
import { createTestStaff } from "../factories/staff.ts";
import { type TestCompany, testPassword } from "../factories/company.ts";
import type { TestPortal } from "../portal/portal.ts";

export const deskApis = { ...staffApi } as const;

interface Given {
  readonly portal: TestPortal;
  readonly company: TestCompany;
}
interface DeskCall {
  readonly path: string;
  readonly body?: object;
}
/** A call that its rightful user succeeds with; a new endpoint without one does not compile. */
type DeskExample = (given: Given) => DeskCall | Promise<DeskCall>;

const open = (path: string) => () => ({ path: `/desk/v1${path}` });
const name = { firstName: "Mehmet", lastName: "Kaya" };

async function invited({ portal }: Given): Promise<number> {
  const { staffId } = await createTestStaff(portal);
  await portal.database.db
    .updateTable("staff")
    .set({ password_hash: null })
    .where("id", "=", staffId)
    .execute();
  return staffId;
}

export const deskExamples: Readonly<Record<keyof typeof deskApis, DeskExample>> = {
  staffSignIn: open("/sign-in"),
  staffProveCode: open("/sign-in/code"),
  staffSetUpSecondFactor: open("/sign-in/set-up"),
  checkStaffInvitation: open("/invitation/check"),
  acceptStaffInvitation: open("/invitation/accept"),
  staffSelf: open("/me"),
  staffProveIdentity: () => ({ path: "/desk/v1/prove", body: { proof: testPassword } }),
  staffSignOut: open("/sign-out"),
  listStaff: open("/staff"),
  inviteStaff: () => ({
    path: "/desk/v1/staff/invite",
    body: { ...name, email: `${randomUUID()}@provider.example`, roles: ["documents"] },
  }),
  reinviteStaff: async (given) => ({ path: `/desk/v1/staff/${await invited(given)}/reinvite` }),
  changeStaff: async ({ portal }) => ({
    path: `/desk/v1/staff/${(await createTestStaff(portal)).staffId}/change`,
    body: { ...name, version: 1, roles: ["claims"], active: true },
  }),
  resetStaffSecondFactor: async ({ portal }) => ({
    path: `/desk/v1/staff/${(await createTestStaff(portal)).staffId}/reset-second-factor`,
  }),
  staffLog: open("/log"),
};
