import { Refusal } from "@kreislauf/contract/base";
import { type ProviderSite, providerSitesApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import type { KeyContext } from "../base/context.ts";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { accessOf, findAnySite, listSketches, readAnySketch, summaryOf } from "../locations/index.ts";

export function bindProviderSites(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerSitesApi, {
    providerSite: (context, { params }) => getProviderSite(context, params.locationId),
    providerSketch: (context, { params }) => readAnySketch(context, params.locationId, params.sketchId),
  });
}

/** Any site: the provider sees them all. */
async function getProviderSite(context: KeyContext, id: number): Promise<ProviderSite> {
  const site = await findAnySite(context.db, id);
  if (site === undefined) throw new Refusal("not_found");
  return {
    ...summaryOf(site),
    companyId: site.company_id,
    lat: site.lat,
    lon: site.lon,
    orderNumbers: site.order_numbers,
    glnNumber: site.gln_number,
    access: accessOf(site),
    routeSketches: await listSketches(context, id),
  };
}
