import * as z from "zod/mini";
import { type EndpointTable, idParam, needs, permission } from "../base/index.ts";
import {
  orderReferences,
  priceReadersInput,
  reference,
  referenceChange,
  referenceInput,
  referenceLists,
  referenceRulesInput,
  siteReferencesInput,
} from "./references.schema.ts";

const managers = needs(permission.purchaser);
const siteParams = z.object({ siteId: idParam });

/** Cost centres, projects and PO numbers: the lists, the rules, and the defaults of sites (docs/coverage.md D27.1). */
export const referencesApi = {
  orderReferences: {
    method: "GET",
    path: "/service-location/:siteId/references",
    summary: "What an order at a site can be charged to, and what it begins with",
    access: needs(permission.orderManager, permission.agreementManager),
    params: siteParams,
    answer: orderReferences,
    refusals: ["not_found"],
  },
  referenceLists: {
    method: "GET",
    path: "/purchasing/references",
    summary: "The company's cost centres, projects and PO numbers, with the rules for them",
    access: managers,
    answer: referenceLists,
  },
  changeReferenceRules: {
    method: "PATCH",
    path: "/purchasing/references/rules",
    summary: "Set which fields an order has, which it needs and what they look like",
    access: managers,
    body: referenceRulesInput,
    answer: referenceLists,
    refusals: ["references_changed"],
  },
  changePriceReaders: {
    method: "PATCH",
    path: "/purchasing/price-readers",
    summary: "Set who of the company is shown prices",
    access: managers,
    body: priceReadersInput,
    answer: referenceLists,
    refusals: ["references_changed"],
  },
  createReference: {
    method: "POST",
    path: "/purchasing/references/entries",
    summary: "Add a cost centre, a project or a PO number",
    access: managers,
    body: referenceInput,
    answer: reference,
    refusals: ["reference_exists", "references_full"],
  },
  changeReference: {
    method: "PATCH",
    path: "/purchasing/references/entries/:id",
    summary: "Name, limit, close or open an entry",
    access: managers,
    params: z.object({ id: idParam }),
    body: referenceChange,
    answer: reference,
    refusals: ["not_found", "references_changed"],
  },
  changeSiteReferences: {
    method: "PATCH",
    path: "/purchasing/references/sites/:siteId",
    summary: "Set what orders at a site begin with",
    access: managers,
    params: siteParams,
    body: siteReferencesInput,
    answer: referenceLists,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
