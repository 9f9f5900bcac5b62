import { proofsApi } from "@kreislauf/contract/proofs";
import { providerProofsApi } from "@kreislauf/contract/provider";
import { wasteRegisterApi } from "@kreislauf/contract/waste-register";
import type { TestCompany } from "../factories/company.ts";
import type { createTestOrder } from "../factories/order.ts";
import { createWeighedOrder, ensureHazardousWaste, hazardousWasteId } from "../factories/proof.ts";
import type { TestPortal } from "../portal/portal.ts";
import { testEvent } from "./provider-examples.ts";

export const proofApis = { ...proofsApi, ...wasteRegisterApi, ...providerProofsApi } as const;

/** The body with which the provider's system sends a proof. */
export const testProof = (siteId: number, changes: object = {}) => ({
  serviceLocationId: siteId,
  wasteTypeId: hazardousWasteId,
  number: "ENF062104437",
  kind: "individual",
  validFrom: "2026-04-16",
  validUntil: "2031-04-15",
  grantedKg: 30_000,
  disposerName: "Fuldawerk Entsorgung GmbH",
  disposerNumber: "F63200147",
  ...changes,
});

/** An example call of every endpoint about proofs that succeeds for an authorised user. */
export const proofExamples = (
  portal: () => TestPortal,
  anOrder: (options: Parameters<typeof createTestOrder>[2]) => Promise<number>,
) => {
  const event = () => testEvent(portal());
  const year = "dateFrom=2027-01-01&dateTo=2027-12-31";
  return {
    register: ({ siteId }: TestCompany) => ({
      path: `/records/register?${year}&serviceLocationId=${siteId}`,
    }),
    downloadRegister: ({ siteId }: TestCompany) => ({
      path: `/records/register/download?${year}&serviceLocationId=${siteId}&format=csv`,
    }),
    requestRegisterBundle: async (company: TestCompany) => {
      await createWeighedOrder(portal(), company, { on: "2027-02-20", kg: 100, wasteTypeId: 101 });
      return {
        path: "/records/register/bundle",
        body: { dateFrom: "2027-01-01", dateTo: "2027-12-31", filter: { sites: [company.siteId] } },
      };
    },
    proofs: ({ siteId }: TestCompany) => ({ path: `/proofs?serviceLocationId=${siteId}` }),
    downloadProofs: ({ siteId }: TestCompany) => ({ path: `/proofs/download?serviceLocationId=${siteId}` }),
    checkProof: ({ agreementId }: TestCompany) => ({
      path: `/proof/check?agreementId=${agreementId}&containerActionId=4&amount=1&desiredDate=2027-03-10`,
    }),
    orderNote: async () => ({ path: `/order/${await anOrder({})}/note` }),
    providerProof: async ({ companyId, siteId }: TestCompany) => {
      await ensureHazardousWaste(portal());
      const { id } = await portal()
        .database.db.insertInto("proofs")
        .values({
          company_id: companyId,
          site_id: siteId,
          waste_type_id: hazardousWasteId,
          number: "ENF062104437",
          kind: "individual",
          valid_from: "2026-04-16",
          valid_until: "2031-04-15",
          granted_kg: 30_000,
          disposer_name: "Fuldawerk Entsorgung GmbH",
          disposer_number: "F63200147",
          created_on: portal().now().toString(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { path: `/provider/v1/proof/${id}` };
    },
    saveProof: async ({ siteId }: TestCompany) => {
      await ensureHazardousWaste(portal());
      return { path: "/provider/v1/proof/save", body: { ...event(), ...testProof(siteId) } };
    },
    setProofHandling: async () => {
      await ensureHazardousWaste(portal());
      return {
        path: "/provider/v1/proof/handling",
        body: { ...event(), wasteTypeId: hazardousWasteId, handling: "warn" },
      };
    },
    setOrderNote: async () => ({
      path: `/provider/v1/order/${await anOrder({})}/note`,
      body: { ...event(), kind: "consignment", number: "14800437291" },
    }),
  };
};
