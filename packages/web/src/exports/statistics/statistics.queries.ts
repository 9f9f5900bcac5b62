import { exportsApi } from "@kreislauf/contract/exports";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";
import { setFilterParam, siteOfScope, type SiteScope } from "../../sites/index.ts";
import type { StatisticsState } from "./statistics-state.ts";

/** A file that a mail has announced. */
export const mailedExportQuery = (exportId: string) =>
  queryOptions({
    queryKey: ["exports", "mailed", exportId],
    queryFn: ({ signal }) => call(exportsApi.mailedExport, { params: { exportId } }, { signal }),
    retry: false,
  });

/** The waste statistics of some sites. */
export const statisticsQuery = (
  site: SiteScope,
  {
    dateFrom,
    dateTo,
    wasteType,
    hazard,
  }: Pick<StatisticsState, "dateFrom" | "dateTo" | "wasteType" | "hazard">,
) => {
  const query = {
    serviceLocationId: String(siteOfScope(site)),
    ...setFilterParam(site),
    dateFrom,
    dateTo,
    ...(wasteType !== null && { wasteType }),
    ...(hazard !== "all" && { hazardous: hazard === "hazardous" ? ("true" as const) : ("false" as const) }),
  };
  return queryOptions({
    queryKey: ["exports", "statistics", query],
    queryFn: ({ signal }) => call(exportsApi.wasteStatistics, { query }, { signal }),
  });
};
