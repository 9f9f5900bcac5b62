import { exportsApi } from "@kreislauf/contract/exports";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";
import { setFilterParam, siteOfScope, type SiteScope } from "../../sites/index.ts";
import type { Period } from "../base/period.ts";
import type { StatisticsState } from "./statistics-state.ts";

/** An export that was too large for a direct download and is ready, as a mail has announced. */
export const mailedExportQuery = (exportId: string) =>
  queryOptions({
    queryKey: ["exports", "mailed", exportId],
    queryFn: ({ signal }) => call(exportsApi.mailedExport, { params: { exportId } }, { signal }),
    retry: false,
  });

/**
 * The waste statistics of the chosen sites and filters. The answer does not depend on the sorting and always has the
 * year before, too.
 */
export const statisticsQuery = (site: SiteScope, state: Omit<StatisticsState, "withPrevious" | "sort">) => {
  const { dateFrom, dateTo, wasteType, hazard, costCentre, project, ordering } = state;
  const query = {
    serviceLocationId: String(siteOfScope(site)),
    ...setFilterParam(site),
    dateFrom,
    dateTo,
    ...(wasteType !== null && { wasteType }),
    ...(hazard !== "all" && { hazardous: hazard === "hazardous" ? ("true" as const) : ("false" as const) }),
    ...(costCentre !== null && { costCentre }),
    ...(project !== null && { project }),
    ...(ordering === "costCentre" && { by: ordering }),
  };
  return queryOptions({
    queryKey: ["orders", "statistics", query],
    queryFn: ({ signal }) => call(exportsApi.wasteStatistics, { query }, { signal }),
  });
};

/** The cost centres and projects that disposals of the period name, to filter by. */
export const statisticsReferencesQuery = (site: SiteScope, { dateFrom, dateTo }: Period) => {
  const query = {
    serviceLocationId: String(siteOfScope(site)),
    ...setFilterParam(site),
    dateFrom,
    dateTo,
  };
  return queryOptions({
    queryKey: ["orders", "statistics-references", query],
    queryFn: ({ signal }) => call(exportsApi.statisticsReferences, { query }, { signal }),
  });
};
