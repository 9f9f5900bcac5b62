import { sitesApi } from "@kreislauf/contract/sites";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** The assigned active sites, as the site switcher shows them. */
export const activeSitesQuery = queryOptions({
  queryKey: ["sites", "active"],
  staleTime: 300_000, // ms; sites come and go rarely, and every screen asks for them
  queryFn: async ({ signal }) => (await call(sitesApi.listSiteLabels, {}, { signal })).serviceLocations,
});

/** One assigned site, also one that is no longer active. */
export const siteQuery = (siteId: number) =>
  queryOptions({
    queryKey: ["sites", "one", siteId],
    queryFn: ({ signal }) => call(sitesApi.site, { params: { id: String(siteId) } }, { signal }),
  });
