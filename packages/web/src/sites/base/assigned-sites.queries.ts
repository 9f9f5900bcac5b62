import { sitesApi } from "@kreislauf/contract/sites";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** The active sites that are assigned to the user, for the site switcher. */
export const activeSitesQuery = queryOptions({
  queryKey: ["sites", "active"],
  staleTime: 300_000, // ms; sites seldom change, and every screen needs them
  queryFn: async ({ signal }) => (await call(sitesApi.listSiteOptions, {}, { signal })).serviceLocations,
});

/** One assigned site, active or not. */
export const siteQuery = (siteId: number) =>
  queryOptions({
    queryKey: ["sites", "one", siteId],
    queryFn: ({ signal }) => call(sitesApi.site, { params: { id: String(siteId) } }, { signal }),
  });
