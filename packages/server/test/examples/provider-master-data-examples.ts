import {
  providerCompaniesApi,
  providerMaintenanceApi,
  providerReferencesApi,
} from "@kreislauf/contract/provider";
import type { TestCompany } from "../factories/company.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";
import { testEvent } from "./provider-examples.ts";

type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

export const providerMasterDataApis = {
  ...providerCompaniesApi,
  ...providerMaintenanceApi,
  ...providerReferencesApi,
} as const;

/** An example call of every provider command about companies and the portal itself. */
export function providerMasterDataExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof providerMasterDataApis, Example>> {
  const event = () => testEvent(portal());
  return {
    saveCompany: async () => ({
      path: "/provider/v1/company",
      body: { ...event(), customerNumber: "K-4711", name: "Gärtnerei Voß", documents: true },
    }),
    setCompanyNumbers: async (company) => ({
      path: "/provider/v1/company/numbers",
      body: {
        ...event(),
        customerNumber: await numberOfTestCompany(portal(), company),
        contractNumbers: ["V-2027-1"],
        partnerNumbers: [],
        shipToNumbers: ["3300511"],
      },
    }),
    saveGroup: async (company) => ({
      path: "/provider/v1/company/group",
      body: {
        ...event(),
        customerNumber: await numberOfTestCompany(portal(), company),
        name: "Werkstätten Mitte",
      },
    }),
    providerReferences: async (company) => ({
      path: `/provider/v1/company/references?customerNumber=${await numberOfTestCompany(portal(), company)}`,
    }),
    saveReferences: async (company) => ({
      path: "/provider/v1/company/references",
      body: {
        ...event(),
        customerNumber: await numberOfTestCompany(portal(), company),
        entries: [{ field: "costCentre", code: "4711", name: "Werkstatt" }],
      },
    }),
    setSiteReferences: async ({ siteId }) => ({
      path: `/provider/v1/service-location/${siteId}/references`,
      body: { ...event(), customerOrderNumber: null, costCentre: "4711", project: null },
    }),
    // The maintenance is only announced, not active, so that the other calls still work.
    switchMaintenance: async () => ({
      path: "/provider/v1/maintenance",
      body: { ...event(), state: "announced", until: "2027-03-02T05:00:00Z" },
    }),
  };
}

/** The customer number that the provider gave a company. */
export async function numberOfTestCompany(
  { database }: TestPortal,
  { companyId }: Pick<TestCompany, "companyId">,
): Promise<string> {
  const row = await database.db
    .selectFrom("companies")
    .select("customer_number")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  return row.customer_number;
}
