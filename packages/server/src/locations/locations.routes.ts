import { permission, Refusal } from "@kreislauf/contract/base";
import type { Land } from "@kreislauf/contract/catalog";
import type { ServiceLocationSummary } from "@kreislauf/contract/locations";
import { locationFilter, locationsApi } from "@kreislauf/contract/locations";
import type { FastifyInstance } from "fastify";
import type { Context } from "../base/context.ts";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { countContainers } from "./count-containers.ts";
import type { LocationRow } from "./locations.store.ts";
import { findLocation, listLocations } from "./locations.store.ts";

export function bindLocationsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, locationsApi, {
    listServiceLocations: async (context, { params }) => {
      const includeInactive = params.filter === locationFilter.all;
      if (includeInactive && !context.actor.permissions.has(permission.locationManager)) {
        throw new Refusal("forbidden");
      }
      const locations = await listLocations(context, { includeInactive });
      return {
        serviceLocations: locations.map(summary),
        branch: distinct(locations.map((location) => location.ship_to_number)),
        myNaturePartners: distinct(locations.map((location) => location.partner_number)),
        myNatureContracts: distinct(locations.map((location) => location.contract_number)),
        myNatureShipToNumbers: distinct(locations.map((location) => location.ship_to_number)),
      };
    },
    simpleServiceLocationList: async (context) => ({
      serviceLocations: (await listLocations(context, { includeInactive: false })).map(summary),
    }),
    serviceLocation: (context, { params }) => getServiceLocation(context, params.id),
  });
}

async function getServiceLocation(context: Context, id: number) {
  const location = await findLocation(context, id);
  if (location === undefined) throw new Refusal("not_found");
  const { access } = location;
  return {
    ...summary(location),
    lat: location.lat,
    lon: location.lon,
    orderNumbers: location.order_numbers,
    glnNumber: location.gln_number,
    access: {
      openingHours: access.openingHours ?? null,
      gateWidth: access.gateWidth ?? null,
      gateHeight: access.gateHeight ?? null,
      driverHints: access.driverHints ?? null,
    },
    containerCount: await countContainers(context, id),
  };
}

const summary = (location: LocationRow): ServiceLocationSummary => ({
  id: location.id,
  locationOrderNumber: location.location_order_number,
  alias: location.alias,
  street: location.street,
  houseNumber: location.house_number,
  zip: location.zip,
  city: location.city,
  active: location.active,
  land: location.land as Land,
  contractNumber: location.contract_number,
  partnerNumber: location.partner_number,
  branch: location.ship_to_number,
});

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null))].toSorted();
