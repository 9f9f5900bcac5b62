import type { providerAgreementsApi, providerCatalogApi } from "@kreislauf/contract/provider";
import { ensureTestOffer } from "../factories/agreement.ts";
import { requestTestChange } from "./agreement-examples.ts";
import type { TestCompany } from "../factories/company.ts";
import { createTestInquiryWithFile } from "../factories/inquiry.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";
import { testEvent } from "./provider-examples.ts";

type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

/** An example call of every provider endpoint about agreements, inquiries and the catalog. */
export function providerAgreementExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof providerAgreementsApi | keyof typeof providerCatalogApi, Example>> {
  const event = () => testEvent(portal());
  const onAgreement =
    (verb: string, body: object): Example =>
    async ({ agreementId }) => ({
      path: `/provider/v1/agreement/${agreementId}/${verb}`,
      body: { ...event(), ...body },
    });
  const inCatalog =
    (kind: string, body: object): Example =>
    async () => ({ path: `/provider/v1/catalog/${kind}`, body: { ...event(), ...body } });
  return {
    providerAgreement: async ({ agreementId }) => ({ path: `/provider/v1/agreement/${agreementId}` }),
    startAgreement: async ({ siteId }) => ({
      path: "/provider/v1/agreement/create",
      body: {
        ...event(),
        serviceLocationId: siteId,
        wasteTypeId: 101,
        containerTypeId: 203,
        agreementTypeId: 3,
        containersOnSite: 2,
      },
    }),
    arrangeChange: async (company) => {
      await ensureTestOffer(portal(), "periodic");
      const weekly = { agreementTypeId: 4, cycleInterval: 19, weekday1: 3 };
      return await onAgreement("change", weekly)(company);
    },
    decideChange: async (company) => {
      await requestTestChange(portal(), company.agreementId);
      return await onAgreement("decide-change", { accepted: true })(company);
    },
    setStock: onAgreement("stock", { containersOnSite: 3 }),
    endAgreement: onAgreement("end", { endsOn: "2027-06-30" }),
    setPrices: onAgreement("prices", {
      validFrom: "2027-01-01",
      version: "Preisliste 2027",
      prices: [{ unit: "haul", cents: 12_800, vatRate: 19 }],
    }),
    giveNumber: async (company) => await onAgreement("number", { agreementNumber: company.email })(company),
    providerInquiry: async (company) => ({
      path: `/provider/v1/inquiry/${await anInquiry(portal(), company)}`,
    }),
    providerInquiryAttachment: async (company) => {
      const { inquiryId, attachmentId } = await createTestInquiryWithFile(portal(), company);
      return { path: `/provider/v1/inquiry/${inquiryId}/attachment/${attachmentId}` };
    },
    answerInquiry: async (company) => ({
      path: `/provider/v1/inquiry/${await anInquiry(portal(), company)}/answer`,
      body: { ...event(), text: "Wir bieten Ihnen 48,00 Euro je Leerung." },
    }),
    saveWasteType: inCatalog("waste-type", {
      wasteTypeId: 109,
      description: "Altholz A V",
      avvCode: "17 02 04*",
    }),
    saveContainerType: inCatalog("container-type", {
      containerTypeId: 209,
      type: "Absetzcontainer 8 m³",
      size: "8 m³",
      drawing: "absetzcontainer",
    }),
    saveOffer: inCatalog("offer", {
      wasteTypeId: 101,
      containerTypeId: 203,
      agreementTypeId: 1,
      containerActionIds: [5, 1],
      leadTimeDays: 2,
      placementLeadTimeDays: 5,
    }),
  };
}

/** Creates an open inquiry for the company's site; returns its id. */
export async function anInquiry(
  portal: TestPortal,
  { companyId, siteId, userId }: TestCompany,
): Promise<number> {
  const { id } = await portal.database.db
    .insertInto("inquiries")
    .values({
      company_id: companyId,
      site_id: siteId,
      waste_type_id: null,
      container_type_id: null,
      custom_waste_type: "Kühlschmierstoff",
      custom_container_type: "Spannringfass",
      custom_container_size: "120 l",
      created_on: portal.now().toString(),
      created_by: userId,
      answer: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
