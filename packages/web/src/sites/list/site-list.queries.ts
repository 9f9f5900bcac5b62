import { siteFilter, sitesApi } from "@kreislauf/contract/sites";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";
import { type SiteListState, sitePageSize } from "./site-list-state.ts";

/** One page of the list of sites. Only site managers get inactive sites. */
export const siteListQuery = (state: SiteListState, isManager: boolean) =>
  queryOptions({
    queryKey: ["sites", "list", isManager, state],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        sitesApi.listSites,
        {
          params: { filter: isManager ? siteFilter.all : siteFilter.active },
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
