import { separationApi } from "@kreislauf/contract/separation";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

export const separationSelection = (siteId: number, year: number) => ({
  serviceLocationId: String(siteId),
  year: String(year),
});

/** Below the orders: a weight that is corrected changes it. */
export const separationQuery = (siteId: number, year: number) =>
  queryOptions({
    queryKey: ["orders", "separation", siteId, year],
    queryFn: ({ signal }) =>
      call(separationApi.separationFolder, { query: separationSelection(siteId, year) }, { signal }),
  });
