import { Refusal } from "@kreislauf/contract/base";
import { addressesApi, catalogApi, writeHolidays } from "@kreislauf/contract/catalog";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http.ts";
import { createGeocoder } from "./geocoder.ts";
import { containerTypeOf, offerOf, wasteTypeOf } from "./catalog-shapes.ts";
import { findHolidayPlace, listContainerTypes, listOffers, listWasteTypes } from "./catalog.store.ts";
import { holidaysFrom } from "./holidays.ts";
import { searchAddress, searchPostalCode, searchZipCode } from "./search-addresses.ts";

export function bindCatalogRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, catalogApi, {
    germanHolidays: async (context, { params }) => {
      const place = await findHolidayPlace(context, params.serviceLocationId);
      if (place === undefined) throw new Refusal("not_found");
      const holidays = await holidaysFrom(context.now, place, context.language);
      return { data: { holidays: writeHolidays(holidays.keys()), names: Object.fromEntries(holidays) } };
    },
    serviceCatalog: async (context) => ({
      wasteTypes: (await listWasteTypes(context)).map(wasteTypeOf),
      containerTypes: (await listContainerTypes(context)).map(containerTypeOf),
      offers: (await listOffers(context)).map((row) => offerOf(row, context.language)),
    }),
  });
  const geocode = createGeocoder({ url: services.config.GEOCODER_URL, clock: services.clock, log: app.log });
  bindEndpoints(app, services, addressesApi, {
    searchAddress: async (context, { query }) => ({
      predictions: await searchAddress(context, geocode, query.q),
    }),
    searchZipCode: async ({ db }, { query }) => ({ predictions: await searchZipCode(db, query.q) }),
    searchPostalCode: async ({ db }, { query }) => ({
      predictions: await searchPostalCode(db, query.code),
    }),
  });
}
