import { catalogApi } from "@kreislauf/contract/catalog";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

const halfADay = 43_200_000; // ms
const fiveMinutes = 300_000; // ms; the provider changes the catalog rarely

/** The public holidays at a site: their names, keyed by date `YYYY-MM-DD`. */
export const holidaysQuery = (siteId: number) =>
  queryOptions({
    queryKey: ["catalog", "holidays", siteId],
    staleTime: halfADay,
    queryFn: async ({ signal }) =>
      (await call(catalogApi.germanHolidays, { params: { serviceLocationId: siteId } }, { signal })).data
        .names,
  });

/** The waste types and container types, and what can be ordered of them. */
export const serviceCatalogQuery = queryOptions({
  queryKey: ["catalog", "services"],
  staleTime: fiveMinutes,
  queryFn: ({ signal }) => call(catalogApi.serviceCatalog, {}, { signal }),
});
