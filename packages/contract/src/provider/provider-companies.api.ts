import type { EndpointTable } from "../base/index.ts";
import { companyEntry, providerCompany } from "./provider-companies.schema.ts";
import { eventRefusals } from "./provider.codes.ts";

const access = { scope: "companies:write" } as const;

/** Keeps the companies that are customers. Each is created or overwritten, by the provider's own number of it. */
export const providerCompaniesApi = {
  saveCompany: {
    method: "POST",
    path: "/provider/v1/company",
    summary: "Create or change a company",
    access,
    body: companyEntry,
    answer: providerCompany,
    refusals: eventRefusals,
  },
} as const satisfies EndpointTable;
