import type { agreementsApi } from "@kreislauf/contract/agreements";
import { ensureTestOffer, type TestCompany } from "./test-company.ts";
import type { TestPortal, TestRequest } from "./test-portal.ts";

type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

/** A call of every endpoint about agreements that its rightful user succeeds with. */
export function agreementExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof agreementsApi, Example>> {
  const ofSite =
    (what: string): Example =>
    async ({ locationId }) => ({ path: `/service-location/${locationId}/${what}` });
  return {
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
  };
}

/** Lets an agreement wait for a change to a cycle of two weeks. */
async function askForChange(portal: TestPortal, agreementId: number): Promise<void> {
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
        effectiveOn: null,
      }),
    })
    .where("id", "=", agreementId)
    .execute();
}
