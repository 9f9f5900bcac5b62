import type { agreementsApi } from "@kreislauf/contract/agreements";
import type { orderingApi } from "@kreislauf/contract/orders";
import { ensureTestOffer } from "../factories/agreement.ts";
import type { TestCompany } from "../factories/company.ts";
import { createTestInquiryWithFile } from "../factories/inquiry.ts";
import type { createTestOrder } from "../factories/order.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

/** An example call of every endpoint about agreements that succeeds for an authorised user. */
export function agreementExamples(
  portal: () => TestPortal,
  anOrder: (options: Parameters<typeof createTestOrder>[2]) => Promise<number>,
): Readonly<Record<keyof typeof agreementsApi | keyof typeof orderingApi, Example>> {
  const ofSite =
    (what: string): Example =>
    async ({ siteId }) => ({ path: `/service-location/${siteId}/${what}` });
  return {
    pendingChanges: async () => ({ path: "/dashboard/pending-changes" }),
    listAgreements: ofSite("agreements"),
    listAgreementsOfSites: async ({ siteId }) => ({ path: `/agreements?sites=${siteId}` }),
    searchAgreements: async () => ({ path: "/agreements/search" }),
    wasteTypesOfSite: ofSite("waste-types"),
    containerActionsOfSite: ofSite("container-actions"),
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
      await requestTestChange(portal(), agreementId);
      return { path: "/agreement/withdraw-change", body: { agreementId } };
    },
    inquiryAttachment: async (company) => {
      const { inquiryId, attachmentId } = await createTestInquiryWithFile(portal(), company);
      return { path: `/inquiry/${inquiryId}/attachment/${attachmentId}` };
    },
    createInquiry: async ({ siteId }) => ({
      path: "/inquiry/create",
      body: {
        serviceLocationId: siteId,
        wasteTypeId: 502,
        containerTypeId: 585,
        customWasteType: "Kühlschmierstoff",
        customContainerType: "Spannringfass",
        customContainerSize: "120 l",
      },
    }),
    createAgreement: async ({ siteId }) => ({
      path: "/agreement/create",
      body: {
        serviceLocationId: siteId,
        wasteTypeId: 101,
        containerTypeId: 203,
        agreementTypeId: 3,
        amount: 2,
        desiredDate: "2027-03-10",
      },
    }),
    createGroupedOrders: async ({ siteId, agreementId }) => ({
      path: "/order/create-grouped-orders",
      body: {
        serviceLocationId: siteId,
        orders: [4, 2].map((containerActionId) => ({
          agreementId,
          containerActionId,
          amount: 1,
          desiredDate: "2027-03-10",
        })),
      },
    }),
    createSiteOrders: async (company) => ({ path: "/order/create-site-orders", body: siteOrdersOf(company) }),
    checkSiteOrders: async (company) => ({ path: "/order/check-site-orders", body: siteOrdersOf(company) }),
    expectedApprovals: async ({ agreementId }) => ({
      path: "/order/expected-approvals",
      body: {
        orders: [{ agreementId, containerActionId: 4, amount: 1, desiredDate: "2027-03-10" }],
        areTogether: true,
      },
    }),
    withdrawalPreview: async ({ agreementId }) => ({
      path: `/agreement/${agreementId}/withdrawal-preview?amount=2&date=2027-03-10`,
    }),
    changePreview: async ({ agreementId }) => ({ path: `/agreement/${agreementId}/change-preview` }),
    reorder: async () => ({ path: `/order/${await anOrder({ desiredDate: "2027-02-22" })}/again` }),
  };
}

const refusedRows = { rows: [{ refused: { code: "not_found", nextDate: null } }] };

/** Answers of calls about several sites to a user who sees none of these sites; other calls answer 404. */
export const nothingByRow: ReadonlyMap<string, object> = new Map<string, object>([
  ["listAgreementsOfSites", { sites: [] }],
  ["searchAgreements", { agreements: [], total: 0 }],
  ["createSiteOrders", refusedRows],
  ["checkSiteOrders", refusedRows],
]);

const siteOrdersOf = ({ siteId, agreementId }: TestCompany) => ({
  orders: [
    {
      serviceLocationId: siteId,
      agreementId,
      containerActionId: 4,
      amount: 1,
      desiredDate: "2027-03-10",
    },
  ],
});

/** Gives an agreement a pending change to a cycle of two weeks; with `effectiveOn` it is accepted for that day. */
export async function requestTestChange(
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
