import * as z from "zod/mini";
import { type EndpointTable, idParam } from "../base/index.ts";
import { sketchFile } from "../sites/index.ts";
import { eventRefusals, type ProviderScope } from "./provider.codes.ts";
import {
  providerSite,
  siteActivityChange,
  providerSiteEdit,
  providerSiteCreation,
} from "./provider-sites.schema.ts";

const scope = (name: ProviderScope) => ({ scope: name }) as const;
const params = z.object({ locationId: idParam });

/** Sites of companies, as the provider's system maintains them, with the data that drivers need before they set off. */
export const providerSitesApi = {
  providerSite: {
    method: "GET",
    path: "/provider/v1/service-location/:locationId",
    summary: "One site with access data, contact person and the list of its route sketches",
    access: scope("sites:read"),
    params,
    answer: providerSite,
    refusals: ["not_found"],
  },
  providerSketch: {
    method: "GET",
    path: "/provider/v1/service-location/:locationId/sketch/:sketchId",
    summary: "A route sketch of a site",
    access: scope("sites:read"),
    params: z.object({ locationId: idParam, sketchId: idParam }),
    answer: sketchFile,
    refusals: ["not_found"],
  },
  createSite: {
    method: "POST",
    path: "/provider/v1/service-location/create",
    summary: "Create a site of a company; its site managers see it, and the people who are named",
    access: scope("sites:write"),
    body: providerSiteCreation,
    answer: providerSite,
    status: 201,
    refusals: [...eventRefusals, "location_duplicate"],
  },
  changeSite: {
    method: "POST",
    path: "/provider/v1/service-location/:locationId/change",
    summary: "Change fields of a site, or who sees it besides",
    access: scope("sites:write"),
    params,
    body: providerSiteEdit,
    answer: providerSite,
    refusals: [...eventRefusals, "location_duplicate"],
  },
  setSiteActive: {
    method: "POST",
    path: "/provider/v1/service-location/:locationId/active",
    summary: "Activate a site, or deactivate it once nothing is there any more",
    access: scope("sites:write"),
    params,
    body: siteActivityChange,
    answer: providerSite,
    refusals: [...eventRefusals, "location_not_empty"],
  },
} as const satisfies EndpointTable;
