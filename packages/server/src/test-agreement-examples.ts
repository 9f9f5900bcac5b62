import type { agreementsApi } from "@kreislauf/contract/agreements";
import type { orderingApi } from "@kreislauf/contract/orders";
import { ensureTestOffer } from "./test-agreement.ts";
import type { TestCompany } from "./test-company.ts";
import type { createTestOrder } from "./test-order.ts";
import type { TestPortal, TestRequest } from "./test-portal.ts";

type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

/** A call of every endpoint about agreements that its rightful user succeeds with. */
export function agreementExamples(
  portal: () => TestPortal,
  anOrder: (options: Parameters<typeof createTestOrder>[2]) => Promise<number>,
): Readonly<Record<keyof typeof agreementsApi | keyof typeof orderingApi, Example>> {
  const ofSite =
    (what: string): Example =>
    async ({ locationId }) => ({ path: `/service-location/${locationId}/${what}` });
  return {
    pendingChanges: async () => ({ path: "/dashboard/pending-changes" }),
    listAgreements: ofSite("agreements"),
    wasteTypesOfLocation: ofSite("waste-types"),
    containerActionsOfLocation: ofSite("container-actions"),
    listInquiries: ofSite("inquiries"),
    agreementContainerActions: async ({ agreementId }) => ({
      path: `/agreement/${agreementId}/container-action`,
    }),
    agreementChangeLog: async ({ agreementId }) => ({ path: `/agreement/${agreementId}/change-log` }),
    updateAgreement: async ({ agreementId }) => {
      await ensureTestOffer(portal(), "periodic");
      const body = { agreementId, agreementTypeId: 4, cycleInterval: 16, weekday1: 2 };
      return { path: "/agreement/update", body };
    },
    withdrawChange: async ({ agreementId }) => {
      await askForChange(portal(), agreementId);
      return { path: "/agreement/withdraw-change", body: { agreementId } };
    },
    createInquiry: async ({ locationId }) => ({
      path: "/inquiry/create",
      body: {
        serviceLocationId: locationId,
        wasteTypeId: 502,
        containerTypeId: 585,
        customWasteType: "Kühlschmierstoff",
        customContainerType: "Spannringfass",
        customContainerSize: "120 l",
      },
    }),
    createAgreement: async ({ locationId }) => ({
      path: "/agreement/create",
      body: {
        serviceLocationId: locationId,
        wasteTypeId: 101,
        containerTypeId: 203,
        agreementTypeId: 3,
        amount: 2,
        desiredDate: "2027-03-10",
      },
    }),
    createGroupedOrders: async ({ locationId, agreementId }) => ({
      path: "/order/create-grouped-orders",
      body: {
        serviceLocationId: locationId,
        orders: [4, 2].map((containerActionId) => ({
          agreementId,
          containerActionId,
          amount: 1,
          desiredDate: "2027-03-10",
        })),
      },
    }),
    withdrawalPreview: async ({ agreementId }) => ({
      path: `/agreement/${agreementId}/withdrawal-preview?amount=2&date=2027-03-10`,
    }),
    changePreview: async ({ agreementId }) => ({ path: `/agreement/${agreementId}/change-preview` }),
    orderAgain: async () => ({ path: `/order/${await anOrder({ desiredDate: "2027-02-22" })}/again` }),
  };
}

/** Lets an agreement wait for a change to a cycle of two weeks, which may be accepted for a day. */
export async function askForChange(
  portal: TestPortal,
  agreementId: number,
  effectiveOn: string | null = null,
): Promise<void> {
  await portal.database.db
    .updateTable("agreements")
    .set({
      pending_change: JSON.stringify({
        agreementTypeId: 4,
        cycleInterval: 16,
        weekday1: 2,
        weekday2: null,
        requestedOn: portal.now().toString(),
        requestedBy: { id: 96, name: "System" },
        effectiveOn,
      }),
    })
    .where("id", "=", agreementId)
    .execute();
}
