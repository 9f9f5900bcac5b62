import * as z from "zod/mini";
import { type EndpointTable, id, idText } from "../base/index.ts";
import { land } from "../catalog/index.ts";
import {
  contactPerson,
  locationLabelFields,
  routeSketch,
  serviceLocation,
  sketchFile,
} from "../locations/index.ts";

const access = { scope: "sites:read" } as const;
const refusals = ["not_found"] as const;

/** A site as the disposer has to know it: where it lies, how a driver gets in, whom to ask. */
const providerSite = z.object({
  ...locationLabelFields.shape,
  companyId: id,
  active: z.boolean(),
  land,
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  branch: z.nullable(z.string()),
  orderNumbers: z.array(z.string()),
  glnNumber: z.nullable(z.string()),
  access: serviceLocation.shape.access,
  contactPerson: z.nullable(contactPerson),
  routeSketches: z.array(routeSketch),
});
export type ProviderSite = z.output<typeof providerSite>;

/** What drivers need before they set off. */
export const providerSitesApi = {
  providerSite: {
    method: "GET",
    path: "/provider/v1/service-location/:locationId",
    summary: "One site with access data, contact person and the list of its route sketches",
    access,
    params: z.object({ locationId: idText }),
    answer: providerSite,
    refusals,
  },
  providerSketch: {
    method: "GET",
    path: "/provider/v1/service-location/:locationId/sketch/:sketchId",
    summary: "A route sketch of a site",
    access,
    params: z.object({ locationId: idText, sketchId: idText }),
    answer: sketchFile,
    refusals,
  },
} as const satisfies EndpointTable;
