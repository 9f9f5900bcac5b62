import { locationsApi } from "@kreislauf/contract/locations";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** The assigned active sites, as the location switcher shows them. */
export const activeLocationsQuery = queryOptions({
  queryKey: ["locations", "active"],
  staleTime: 300_000, // ms; sites come and go rarely, and every screen asks for them
  queryFn: async ({ signal }) =>
    (await call(locationsApi.simpleServiceLocationList, {}, { signal })).serviceLocations,
});

/** One assigned site, also one that is no longer active. */
export const locationQuery = (locationId: number) =>
  queryOptions({
    queryKey: ["locations", "one", locationId],
    queryFn: ({ signal }) =>
      call(locationsApi.serviceLocation, { params: { id: String(locationId) } }, { signal }),
  });
