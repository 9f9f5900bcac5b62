import { siteFilter, sitesApi, type SiteEdit } from "@kreislauf/contract/sites";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/**
 * The beginnings of the keys of all queries whose data depends on a site: lists, details, the map, what can be ordered.
 */
const queryKeysOfSites = [["sites"], ["agreements"], ["orders"], ["dashboard"]] as const;

export async function invalidateSites(queryClient: QueryClient): Promise<void> {
  await Promise.all(queryKeysOfSites.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** A site with its agreements and all other data of its detail page. */
export const siteDetailQuery = (id: number) =>
  queryOptions({
    queryKey: ["sites", "site", id],
    queryFn: ({ signal }) => call(sitesApi.siteWithAgreements, { params: { id } }, { signal }),
  });

export const updateSite = (id: number, body: SiteEdit) => call(sitesApi.updateSite, { params: { id }, body });

/** The company's contract, partner and ship-to numbers, from which the numbers of a site are chosen. */
export const siteNumbersQuery = queryOptions({
  queryKey: ["sites", "numbers"],
  queryFn: async ({ signal }) => {
    const request = { params: { filter: siteFilter.all }, query: { limit: 1 } };
    const numbers = await call(sitesApi.listSites, request, { signal });
    return {
      contractNumber: numbers.myNatureContracts,
      partnerNumber: numbers.myNaturePartners,
      branch: numbers.myNatureShipToNumbers,
    };
  },
});

export const deactivationsQuery = (unread: boolean) =>
  queryOptions({
    queryKey: ["sites", "deactivations", unread],
    queryFn: async ({ signal }) =>
      (await call(sitesApi.deactivatedLocations, { query: unread ? { unread: "true" } : {} }, { signal }))
        .deactivatedLocations,
  });

export const sketchQuery = (siteId: number, sketchId: number) =>
  queryOptions({
    queryKey: ["sites", "sketch", siteId, sketchId],
    staleTime: Infinity,
    queryFn: ({ signal }) => call(sitesApi.routeSketch, { params: { id: siteId, sketchId } }, { signal }),
  });

export const tireTypesQuery = queryOptions({
  queryKey: ["sites", "tire-types"],
  staleTime: 300_000, // ms; a company's tire types are set up once
  queryFn: async ({ signal }) => (await call(sitesApi.tireTypes, {}, { signal })).tireTypes,
});

export const tireStorageQuery = (siteId: number) =>
  queryOptions({
    queryKey: ["sites", "tires", siteId],
    queryFn: ({ signal }) => call(sitesApi.tireStorage, { query: { serviceLocationId: siteId } }, { signal }),
  });
