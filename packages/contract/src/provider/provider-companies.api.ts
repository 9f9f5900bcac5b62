import type { EndpointTable } from "../base/index.ts";
import {
  companyEntry,
  companyNumbers,
  groupEntry,
  providerCompany,
  providerGroup,
} from "./provider-companies.schema.ts";
import { eventRefusals } from "./provider.codes.ts";

const access = { scope: "companies:write" } as const;

/**
 * Maintains the customers' companies with their numbers and groups. The provider's customer number identifies a
 * company; what exists is overwritten.
 */
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
  setCompanyNumbers: {
    method: "POST",
    path: "/provider/v1/company/numbers",
    summary: "Set the contracts, partner and ship-to numbers from which a company's sites choose",
    access,
    body: companyNumbers,
    answer: providerCompany,
    refusals: [...eventRefusals, "number_in_use"],
  },
  saveGroup: {
    method: "POST",
    path: "/provider/v1/company/group",
    summary: "Create or change a group, into which a company sorts its sites and people",
    access,
    body: groupEntry,
    answer: providerGroup,
    refusals: eventRefusals,
  },
} as const satisfies EndpointTable;
