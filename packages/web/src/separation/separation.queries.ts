import { separationApi } from "@kreislauf/contract/separation";
import { queryOptions } from "@tanstack/react-query";
import { setFilterParam, type SiteScope } from "../sites/index.ts";
import { call } from "../base/api.ts";

export const separationSelection = (siteId: number, year: number) => ({
  serviceLocationId: String(siteId),
  year: String(year),
});

/**
 * The separation folder of a site and year. The key begins with `orders`, so that a corrected weight reloads the
 * folder.
 */
export const separationQuery = (siteId: number, year: number) =>
  queryOptions({
    queryKey: ["orders", "separation", siteId, year],
    queryFn: ({ signal }) =>
      call(separationApi.separationFolder, { query: separationSelection(siteId, year) }, { signal }),
  });

/** The state of the separation folder of each chosen site. */
export const separationSitesQuery = (scope: SiteScope, year: number) =>
  queryOptions({
    queryKey: ["orders", "separation", "sites", scope, year],
    queryFn: ({ signal }) =>
      call(
        separationApi.separationSites,
        { query: { year: String(year), ...setFilterParam(scope) } },
        { signal },
      ),
  });
