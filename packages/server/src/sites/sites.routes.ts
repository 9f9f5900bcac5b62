import { permission } from "@kreislauf/contract/base";
import { siteFilter, sitesApi, type SiteList, type SiteListQuery } from "@kreislauf/contract/sites";
import type { FastifyInstance } from "fastify";
import type { Context } from "../base/context.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { changeSite } from "./change-site.ts";
import { createSite } from "./create-site.ts";
import { listDeactivations } from "./deactivation-log.store.ts";
import { listSiteOptions } from "./sites.store.ts";
import { markDeactivationRead } from "./mark-deactivation-read.ts";
import { markFavouriteSite } from "./mark-favourite-site.ts";
import { getSketch, uploadSketch } from "./route-sketches.ts";
import { getSiteWithAgreements, getSite, toSiteSummary } from "./to-site-view.ts";
import {
  countRunningOrders,
  sumSiteCounts,
  countSites,
  listCompanyNumbers,
  listSites,
} from "./site-list.store.ts";
import { addTires, getTireStorage } from "./tire-storage.ts";
import { listTireTypes } from "./tire-storage.store.ts";

export function bindSitesRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, sitesApi, {
    listSites: (context, { params, query }) => {
      // Only site managers see inactive sites.
      return showSites(context, query, params.filter === siteFilter.all && isManager(context));
    },
    listSiteOptions: async (context) => ({ serviceLocations: await listSiteOptions(context) }),
    markFavouriteSite: (context, { params, body }) => markFavouriteSite(context, params.id, body),
    site: (context, { params }) => getSite(context, params.id),
    siteWithAgreements: (context, { params }) => getSiteWithAgreements(context, params.id),
    addSite: (context, { body }) => createSite(context, body),
    updateSite: (context, { params, body }) => changeSite(context, params.id, body),
    // Reading a picture takes time, so it is read before anything is locked.
    uploadSketch: { handle: (context, { body }) => uploadSketch(context, body) },
    routeSketch: (context, { params }) => getSketch(context, params.id, params.sketchId),
    deactivatedLocations: async (context, { query }) => ({
      deactivatedLocations: await listDeactivations(context, { unread: query.unread === true }),
    }),
    markDeactivationRead: (context, { params }) => markDeactivationRead(context, params.id),
    tireTypes: async (context) => ({ tireTypes: await listTireTypes(context) }),
    tireStorage: (context, { query }) => getTireStorage(context, query.serviceLocationId),
    addTires: (context, { body }) => addTires(context, body),
  });
}

const isManager = ({ actor }: Context) => actor.permissions.has(permission.siteManager);

/**
 * A page of sites with the totals, and the numbers that the person can choose from: for site managers all of the
 * company's, for others those of the sites on the page.
 */
async function showSites(
  context: Context,
  query: SiteListQuery,
  includeInactive: boolean,
): Promise<SiteList> {
  const selection = { ...query, includeInactive };
  const sites = await listSites(context, selection);
  const running = await countRunningOrders(
    context,
    sites.map(({ id }) => id),
  );
  const amounts = await sumSiteCounts(context);
  const numbers = isManager(context)
    ? await listCompanyNumbers(context, context.actor.companyId)
    : numbersOf(sites);
  const ofKind = (wanted: (typeof numbers)[number]["kind"]) =>
    numbers.filter(({ kind }) => kind === wanted).map(({ number }) => number);
  return {
    serviceLocations: sites.map((site) => toSiteSummary(site, running.get(site.id))),
    total:
      query.limit === undefined && query.offset === 0 ? sites.length : await countSites(context, selection),
    amounts: { ...amounts, inactive: isManager(context) ? amounts.inactive : 0 },
    branch: ofKind("ship_to"),
    myNaturePartners: ofKind("partner"),
    myNatureContracts: ofKind("contract"),
    myNatureShipToNumbers: ofKind("ship_to"),
  };
}

/** The distinct numbers that these sites use. */
function numbersOf(sites: Awaited<ReturnType<typeof listSites>>) {
  const columns = [
    ["contract", "contract_number"],
    ["partner", "partner_number"],
    ["ship_to", "ship_to_number"],
  ] as const;
  return columns.flatMap(([kind, column]) =>
    [...new Set(sites.flatMap((site) => site[column] ?? []))].toSorted().map((number) => ({ kind, number })),
  );
}
