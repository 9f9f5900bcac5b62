import { locationFilter, locationsApi, type SiteChange } from "@kreislauf/contract/locations";
import type { QueryClient } from "@tanstack/react-query";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { type SiteListState, sitePageSize } from "./site-list-state.ts";

/** Everything that a changed site may show differently: lists, details, the map, what can be ordered there. */
const touchedBySites = [["locations"], ["agreements"], ["orders"], ["dashboard"]] as const;

export async function refreshSites(queryClient: QueryClient): Promise<void> {
  await Promise.all(touchedBySites.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** A page of sites; inactive ones are for location managers. */
export const siteListQuery = (state: SiteListState, isManager: boolean) =>
  queryOptions({
    queryKey: ["locations", "list", isManager, state],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        locationsApi.listServiceLocations,
        {
          params: { filter: isManager ? locationFilter.all : locationFilter.active },
          query: {
            active: String(isManager ? state.active : true) as "true" | "false",
            offset: (state.page - 1) * sitePageSize,
            limit: sitePageSize,
            sortBy: state.sort.by,
            sortOrder: state.sort.order,
            search: state.search,
            ...(state.group !== null && { groupId: state.group }),
          },
        },
        { signal },
      ),
  });

/** A site with everything that its detail shows. */
export const siteQuery = (id: number) =>
  queryOptions({
    queryKey: ["locations", "site", id],
    queryFn: ({ signal }) => call(locationsApi.improvedServiceLocation, { params: { id } }, { signal }),
  });

export const changeSite = (id: number, body: SiteChange) =>
  call(locationsApi.changeServiceLocation, { params: { id }, body });

/** The numbers that a site chooses from. */
export const siteNumbersQuery = queryOptions({
  queryKey: ["locations", "numbers"],
  queryFn: async ({ signal }) => {
    const request = { params: { filter: locationFilter.all }, query: { limit: 1 } };
    const numbers = await call(locationsApi.listServiceLocations, request, { signal });
    return {
      contractNumber: numbers.myNatureContracts,
      partnerNumber: numbers.myNaturePartners,
      branch: numbers.myNatureShipToNumbers,
    };
  },
});

export const deactivationsQuery = (unread: boolean) =>
  queryOptions({
    queryKey: ["locations", "deactivations", unread],
    queryFn: async ({ signal }) =>
      (await call(locationsApi.deactivatedLocations, { query: unread ? { unread: "true" } : {} }, { signal }))
        .deactivatedLocations,
  });

export const sketchQuery = (locationId: number, sketchId: number) =>
  queryOptions({
    queryKey: ["locations", "sketch", locationId, sketchId],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      call(locationsApi.routeSketch, { params: { id: locationId, sketchId } }, { signal }),
  });

export const tireTypesQuery = queryOptions({
  queryKey: ["locations", "tire-types"],
  staleTime: 300_000, // ms; a company gets them once
  queryFn: async ({ signal }) => (await call(locationsApi.tireTypes, {}, { signal })).tireTypes,
});

export const tireStorageQuery = (locationId: number) =>
  queryOptions({
    queryKey: ["locations", "tires", locationId],
    queryFn: ({ signal }) =>
      call(locationsApi.tireStorage, { query: { serviceLocationId: locationId } }, { signal }),
  });
