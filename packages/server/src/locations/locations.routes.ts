import { permission, Refusal } from "@kreislauf/contract/base";
import {
  locationFilter,
  locationsApi,
  type ServiceLocationList,
  type SiteListQuery,
} from "@kreislauf/contract/locations";
import type { FastifyInstance } from "fastify";
import type { Context } from "../base/context.ts";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { changeLocation } from "./change-location.ts";
import { createLocation } from "./create-location.ts";
import { listDeactivations } from "./deactivation-log.store.ts";
import { listLocations } from "./locations.store.ts";
import { markDeactivationRead } from "./mark-deactivation-read.ts";
import { showSketch, uploadSketch } from "./route-sketches.ts";
import { getImprovedServiceLocation, getServiceLocation, summaryOf } from "./shown-site.ts";
import {
  countRunningOrders,
  countSiteAmounts,
  countSites,
  listCompanyNumbers,
  listSites,
} from "./site-list.store.ts";
import { addTires, showTireStorage } from "./tire-storage.ts";
import { listTireTypes } from "./tire-storage.store.ts";

export function bindLocationsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, locationsApi, {
    listServiceLocations: (context, { params, query }) => {
      const includeInactive = params.filter === locationFilter.all;
      if (includeInactive && !isManager(context)) throw new Refusal("forbidden");
      return showSites(context, query, includeInactive);
    },
    simpleServiceLocationList: async (context) => ({ serviceLocations: await listLocations(context) }),
    serviceLocation: (context, { params }) => getServiceLocation(context, params.id),
    improvedServiceLocation: (context, { params }) => getImprovedServiceLocation(context, params.id),
    createServiceLocation: (context, { body }) => createLocation(context, body),
    changeServiceLocation: (context, { params, body }) => changeLocation(context, params.id, body),
    // A picture is read before anything is locked, since that takes its time.
    uploadSketch: { handle: (context, { body }) => uploadSketch(context, body) },
    routeSketch: (context, { params }) => showSketch(context, params.id, params.sketchId),
    deactivatedLocations: async (context, { query }) => ({
      deactivatedLocations: await listDeactivations(context, { unread: query.unread === true }),
    }),
    markDeactivationRead: (context, { params }) => markDeactivationRead(context, params.id),
    tireTypes: async (context) => ({ tireTypes: await listTireTypes(context) }),
    tireStorage: (context, { query }) => showTireStorage(context, query.serviceLocationId),
    addTires: (context, { body }) => addTires(context, body),
  });
}

const isManager = ({ actor }: Context) => actor.permissions.has(permission.locationManager);

/** A page of sites with their counts; whoever manages sites also gets the numbers to choose from. */
async function showSites(
  context: Context,
  query: SiteListQuery,
  includeInactive: boolean,
): Promise<ServiceLocationList> {
  const selection = { ...query, includeInactive };
  const sites = await listSites(context, selection);
  const running = await countRunningOrders(
    context,
    sites.map(({ id }) => id),
  );
  const amounts = await countSiteAmounts(context);
  const numbers = isManager(context)
    ? await listCompanyNumbers(context, context.actor.companyId)
    : numbersOf(sites);
  const ofKind = (wanted: (typeof numbers)[number]["kind"]) =>
    numbers.filter(({ kind }) => kind === wanted).map(({ number }) => number);
  return {
    serviceLocations: sites.map((site) => summaryOf(site, running.get(site.id))),
    total:
      query.limit === undefined && query.offset === 0 ? sites.length : await countSites(context, selection),
    amounts: { ...amounts, inactive: isManager(context) ? amounts.inactive : 0 },
    branch: ofKind("ship_to"),
    myNaturePartners: ofKind("partner"),
    myNatureContracts: ofKind("contract"),
    myNatureShipToNumbers: ofKind("ship_to"),
  };
}

/** The numbers of the sites themselves, each once. */
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
