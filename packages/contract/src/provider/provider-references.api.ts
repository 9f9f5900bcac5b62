import * as z from "zod/mini";
import { type EndpointTable, idParam } from "../base/index.ts";
import { customerNumber } from "./provider-companies.schema.ts";
import { providerReferenceLists, providerSiteReferences, savedReferences } from "../purchasing/index.ts";
import { referenceEntries, siteReferencesEvent } from "./provider-references.schema.ts";
import { eventRefusals } from "./provider.codes.ts";

const access = { scope: "companies:write" } as const;

/** Cost centres, projects and PO numbers that the customer's or the provider's system maintains. */
export const providerReferencesApi = {
  providerReferences: {
    method: "GET",
    path: "/provider/v1/company/references",
    summary: "A company's cost centres, projects and PO numbers, and what orders at its sites begin with",
    access,
    query: z.object({ customerNumber }),
    answer: providerReferenceLists,
    refusals: ["not_found"],
  },
  saveReferences: {
    method: "POST",
    path: "/provider/v1/company/references",
    summary: "Add, change, close or open entries of a company's lists, all or none of them",
    access,
    body: referenceEntries,
    answer: savedReferences,
    refusals: [...eventRefusals, "reference_exists", "references_full"],
  },
  setSiteReferences: {
    method: "POST",
    path: "/provider/v1/service-location/:locationId/references",
    summary: "Set what orders at a site begin with",
    access,
    params: z.object({ locationId: idParam }),
    body: siteReferencesEvent,
    answer: providerSiteReferences,
    refusals: eventRefusals,
  },
} as const satisfies EndpointTable;
