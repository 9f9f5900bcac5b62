import { Refusal } from "@kreislauf/contract/base";
import { type ProviderSite, providerSitesApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import type { KeyContext, PersonsWork } from "../base/context.ts";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import {
  accessOf,
  changeLocation,
  findAnySite,
  listSketches,
  lockAnyLocation,
  readAnySketch,
  summaryOf,
} from "../locations/index.ts";
import { inCompany } from "./act-as-provider.ts";
import { changeSite, createSite } from "./keep-site.ts";
import { lockKnownCompany } from "./lock-known-company.ts";
import { type EventContext, type ProviderEvent, takeEvent, takeEventAbout } from "./take-event.ts";

/** A verb on one site in the name of its company, taken as an event. */
const onSite =
  <Wish extends ProviderEvent>(
    name: string,
    verb: (context: PersonsWork, id: number, wish: Wish) => Promise<unknown>,
  ) =>
  (
    context: EventContext,
    {
      params: { locationId },
      body,
    }: { readonly params: { readonly locationId: number }; readonly body: Wish },
  ) =>
    takeEventAbout(
      context,
      { call: `${name} site ${locationId}`, subject: `site ${locationId}` },
      body,
      () => lockSite(context, locationId),
      async ({ company_id }) => {
        await verb(inCompany(context, company_id), locationId, body);
        return await getProviderSite(context, locationId);
      },
    );

export function bindProviderSites(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerSitesApi, {
    providerSite: (context, { params }) => getProviderSite(context, params.locationId),
    providerSketch: (context, { params }) => readAnySketch(context, params.locationId, params.sketchId),
    createSite: (context, { body }) =>
      takeEvent(context, "create site", body, async () => {
        const company = await lockKnownCompany(context, body.customerNumber);
        const id = await createSite(inCompany(context, company.id), body);
        return { subject: `site ${id}`, answer: await getProviderSite(context, id) };
      }),
    changeSite: onSite("change", changeSite),
    setSiteActive: onSite("switch", (context, id, { active }: ProviderEvent & { readonly active: boolean }) =>
      changeLocation(context, id, { active, changeType: active ? "activate" : "deactivate" }),
    ),
  });
}

async function lockSite(context: EventContext, id: number) {
  const site = await lockAnyLocation(context, id);
  if (site === undefined) throw new Refusal("not_found");
  return site;
}

/** Any site: the provider sees them all. */
async function getProviderSite(context: Pick<KeyContext, "db">, id: number): Promise<ProviderSite> {
  const site = await findAnySite(context.db, id);
  if (site === undefined) throw new Refusal("not_found");
  return {
    ...summaryOf(site),
    companyId: site.company_id,
    assumptionDayHoliday: site.assumption_day_holiday,
    corpusChristiHoliday: site.corpus_christi_holiday,
    lat: site.lat,
    lon: site.lon,
    orderNumbers: site.order_numbers,
    glnNumber: site.gln_number,
    disposer: site.disposer || null,
    access: accessOf(site),
    routeSketches: await listSketches(context, id),
  };
}
