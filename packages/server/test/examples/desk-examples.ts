import { randomUUID } from "node:crypto";
import { deskOrdersApi } from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { staffApi } from "@kreislauf/contract/staff";
import { createTestStaff } from "../factories/staff.ts";
import { type TestCompany, testPassword } from "../factories/company.ts";
import { createTestOrder } from "../factories/order.ts";
import type { TestPortal } from "../portal/portal.ts";

export const deskApis = { ...staffApi, ...deskOrdersApi } as const;

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
  deskOrders: open("/orders?search=Werk&from=2027-03-01"),
  deskOrderFilters: open("/order-filters"),
  deskNews: open("/news?after=0"),
  deskOrder: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}`,
  }),
  answerDeskOrder: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}/answer`,
    body: { version: 1, answer: { kind: "confirm" } },
  }),
  answerDeskOrders: async ({ portal, company }) => ({
    path: "/desk/v1/orders/answer",
    body: {
      orders: [{ orderId: await createTestOrder(portal, company), version: 1 }],
      answer: { kind: "fail", reason: "Tor verschlossen" },
    },
  }),
  deskClaims: open("/claims?search=Werk"),
  answerDeskClaim: async ({ portal, company }) => {
    const claimed = { desiredDate: "2027-02-22", status: orderStatus.claimed };
    return {
      path: `/desk/v1/orders/${await createTestOrder(portal, company, claimed)}/ticket`,
      body: { version: 1, ticketNumber: "T-20417", ticketStatus: "in Arbeit" },
    };
  },
};
