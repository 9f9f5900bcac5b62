import { Refusal } from "@kreislauf/contract/base";
import { addressesApi, catalogApi, formatHolidays } from "@kreislauf/contract/catalog";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { createGeocoder } from "./geocoder.ts";
import { toContainerTypeView, toOfferView, toWasteTypeView } from "./catalog-views.ts";
import { findHolidayPlace, listContainerTypes, listOffers, listWasteTypes } from "./catalog.store.ts";
import { upcomingHolidays } from "./holidays.ts";
import { searchAddress, searchPlacesByPostalCode, searchPlaces } from "./search-addresses.ts";

export function bindCatalogRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, catalogApi, {
    germanHolidays: async (context, { params }) => {
      const place = await findHolidayPlace(context, params.serviceLocationId);
      if (place === undefined) throw new Refusal("not_found");
      const holidays = await upcomingHolidays(context.now, place, context.language);
      return { data: { holidays: formatHolidays(holidays.keys()), names: Object.fromEntries(holidays) } };
    },
    serviceCatalog: async (context) => ({
      wasteTypes: (await listWasteTypes(context)).map(toWasteTypeView),
      containerTypes: (await listContainerTypes(context)).map((row) =>
        toContainerTypeView(row, context.language),
      ),
      offers: (await listOffers(context)).map((row) => toOfferView(row, context.language)),
    }),
  });
  const geocode = createGeocoder({ url: services.config.GEOCODER_URL, clock: services.clock, log: app.log });
  bindEndpoints(app, services, addressesApi, {
    searchAddress: async (context, { query }) => ({
      predictions: await searchAddress(context, geocode, query.q),
    }),
    searchZipCode: async ({ db }, { query }) => ({ predictions: await searchPlaces(db, query.q) }),
    searchPostalCode: async ({ db }, { query }) => ({
      predictions: await searchPlacesByPostalCode(db, query.code),
    }),
  });
}
