import type { purchasingApi, referencesApi } from "@kreislauf/contract/purchasing";
import type { TestCompany } from "../factories/company.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

/** An example call of every endpoint of purchasing that succeeds for an authorised user. */
export const purchasingExamples = (
  anOrder: () => Promise<number>,
): Readonly<Record<keyof typeof purchasingApi, Example>> => ({
  agreementPrice: ({ agreementId }) => ({
    path: `/agreement/${agreementId}/price?containerActionId=4&amount=1&desiredDate=2027-03-10`,
  }),
  orderPrice: async () => ({ path: `/order/${await anOrder()}/price` }),
});

/** Calls about reference rules and lists, which belong to the company, not to a site. */
export const referencesOfCompany = [
  "changeReferenceRules",
  "changeReference",
  "changeSiteReferences",
] as const satisfies readonly (keyof typeof referencesApi)[];

const free = { mode: "optional", pattern: null, listed: false };

/** An example call of every endpoint about references (PO numbers, cost centres and projects of orders). */
export const referenceExamples = (
  portal: () => TestPortal,
): Readonly<Record<keyof typeof referencesApi, Example>> => ({
  orderReferences: ({ siteId }) => ({ path: `/service-location/${siteId}/references` }),
  referenceLists: () => ({ path: "/purchasing/references" }),
  changeReferenceRules: () => ({
    path: "/purchasing/references/rules",
    body: { version: 0, rules: { customerOrderNumber: free, costCentre: free, project: free } },
  }),
  changePriceReaders: () => ({
    path: "/purchasing/price-readers",
    body: { version: 0, readers: "documents" },
  }),
  createReference: () => ({
    path: "/purchasing/references/entries",
    body: { field: "costCentre", code: "4711", name: "Werkstatt", endsOn: null, amountCents: null },
  }),
  changeReference: async ({ companyId }) => {
    const { id } = await portal()
      .database.db.insertInto("reference_entries")
      .values({
        company_id: companyId,
        field: "project",
        code: crypto.randomUUID().slice(0, 8),
        ends_on: null,
        amount_cents: null,
        changed_on: portal().now().toString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return {
      path: `/purchasing/references/entries/${id}`,
      body: { version: 1, name: null, endsOn: null, amountCents: null, closed: true },
    };
  },
  changeSiteReferences: ({ siteId }) => ({
    path: `/purchasing/references/sites/${siteId}`,
    body: { customerOrderNumber: null, costCentre: "4711", project: null },
  }),
});
