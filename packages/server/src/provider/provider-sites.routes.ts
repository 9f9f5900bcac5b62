import { Refusal } from "@kreislauf/contract/base";
import { type ProviderSite, providerSitesApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import type { KeyContext, UserWriteContext } from "../base/context.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import {
  toSiteAccessView,
  changeSite,
  findAnySite,
  listSketches,
  getAnySketch,
  toSiteSummary,
} from "../sites/index.ts";
import { asProviderInCompany } from "./base/act-as-provider.ts";
import { changeSiteByProvider, createSiteByProvider } from "./save-site-by-provider.ts";
import { lockCompanyByNumber } from "./base/lock-company-by-number.ts";
import { lockSiteById } from "./base/lock-site-by-id.ts";
import { type EventContext, type ProviderEvent, handleEvent, handleEventAbout } from "./base/handle-event.ts";

/**
 * Makes a handler that changes one site on behalf of its company and handles each event only once; `name` tells apart
 * the events of different calls.
 */
const onSite =
  <Wish extends ProviderEvent>(
    name: string,
    verb: (context: UserWriteContext, id: number, wish: Wish) => Promise<unknown>,
  ) =>
  (
    context: EventContext,
    {
      params: { locationId: siteId },
      body,
    }: { readonly params: { readonly locationId: number }; readonly body: Wish },
  ) =>
    handleEventAbout(
      context,
      { call: `${name} site ${siteId}`, subject: `site ${siteId}` },
      body,
      () => lockSiteById(context, siteId),
      async ({ company_id }) => {
        await verb(asProviderInCompany(context, company_id), siteId, body);
        return await getProviderSite(context, siteId);
      },
    );

export function bindProviderSites(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerSitesApi, {
    providerSite: (context, { params }) => getProviderSite(context, params.locationId),
    providerSketch: (context, { params }) => getAnySketch(context, params.locationId, params.sketchId),
    createSite: (context, { body }) =>
      handleEvent(context, "create site", body, async () => {
        const company = await lockCompanyByNumber(context, body.customerNumber);
        const id = await createSiteByProvider(asProviderInCompany(context, company.id), body);
        return { subject: `site ${id}`, answer: await getProviderSite(context, id) };
      }),
    changeSite: onSite("change", changeSiteByProvider),
    setSiteActive: onSite("switch", (context, id, { active }: ProviderEvent & { readonly active: boolean }) =>
      changeSite(context, id, { active, changeType: active ? "activate" : "deactivate" }),
    ),
  });
}

/** Reads a site of any company, because the provider sees them all; 404 if there is none. */
async function getProviderSite(context: Pick<KeyContext, "db">, id: number): Promise<ProviderSite> {
  const site = await findAnySite(context.db, id);
  if (site === undefined) throw new Refusal("not_found");
  return {
    ...toSiteSummary(site),
    companyId: site.company_id,
    assumptionDayHoliday: site.assumption_day_holiday,
    corpusChristiHoliday: site.corpus_christi_holiday,
    lat: site.lat,
    lon: site.lon,
    orderNumbers: site.order_numbers,
    glnNumber: site.gln_number,
    disposer: site.disposer || null,
    access: toSiteAccessView(site),
    routeSketches: await listSketches(context, id),
  };
}
