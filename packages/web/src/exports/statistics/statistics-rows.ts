import type { Language } from "@kreislauf/contract/base";
import { laenderTexts, type WasteType } from "@kreislauf/contract/catalog";
import {
  byWeight,
  type ComparedFigures,
  type SiteFigures,
  sumFigures,
  type WasteStatistics,
} from "@kreislauf/contract/exports";
import { maxSitesInSet } from "@kreislauf/contract/sites";
import { formatReference } from "../../orders/index.ts";
import { type SiteScope, toSiteScope } from "../../sites/index.ts";
import type { StatisticsOrdering } from "./statistics-state.ts";

/** A row of the table: a waste type, a site, the sites of a Land or group, or a cost centre. */
export interface FigureRow extends ComparedFigures {
  readonly key: string;
  /** Null for the row of sites without a group, and for the row of orders without a cost centre. */
  readonly name: string | null;
  readonly wasteType?: WasteType;
  /**
   * The sites of the row; undefined in rows of waste types and cost centres, null if more sites than fit into a URL.
   */
  readonly sites?: SiteScope | null;
  /** The code of the cost centre, empty for orders without one; undefined in rows of something else. */
  readonly costCentre?: string;
}

const siteName = ({ alias, city }: SiteFigures["serviceLocation"]) => `${alias}, ${city}`;

export const wasteTypeRows = ({ wasteTypes }: Pick<WasteStatistics, "wasteTypes">): FigureRow[] =>
  wasteTypes.map((row) => ({ ...row, key: String(row.wasteType.id), name: row.wasteType.description }));

export const siteRows = ({ serviceLocations }: Pick<WasteStatistics, "serviceLocations">): FigureRow[] =>
  serviceLocations.map(({ serviceLocation, ...figures }) => ({
    ...figures,
    key: String(serviceLocation.id),
    name: siteName(serviceLocation),
    sites: serviceLocation.id,
  }));

const costCentreRows = ({ costCentres }: Pick<WasteStatistics, "costCentres">): FigureRow[] =>
  costCentres.map(({ costCentre, ...figures }) => ({
    ...figures,
    key: costCentre?.code ?? "",
    name: costCentre && formatReference(costCentre),
    costCentre: costCentre?.code ?? "",
  }));

/**
 * Sums the sites of each Land or group. Each row lists its sites for its links, which must not include sites of the
 * Land that are not chosen.
 */
function groupRows(
  { serviceLocations }: Pick<WasteStatistics, "serviceLocations">,
  partOf: (site: SiteFigures["serviceLocation"]) => { readonly key: string; readonly name: string } | null,
): FigureRow[] {
  const parts = Map.groupBy(serviceLocations, ({ serviceLocation }) => partOf(serviceLocation)?.key ?? "");
  return [...parts]
    .map(([key, rows]) => {
      const [first] = rows;
      const sites = rows.map(({ serviceLocation }) => serviceLocation.id);
      return {
        ...sumFigures(rows),
        key,
        name: (first && partOf(first.serviceLocation)?.name) ?? null,
        sites: sites.length > maxSitesInSet ? null : toSiteScope({ sites }),
      };
    })
    .toSorted(byWeight);
}

/** The rows of the table, the heaviest first. */
export function statisticsRows(
  statistics: WasteStatistics,
  ordering: StatisticsOrdering,
  language: Language,
): readonly FigureRow[] {
  switch (ordering) {
    case "wasteType":
      return wasteTypeRows(statistics);
    case "serviceLocation":
      return siteRows(statistics);
    case "land":
      return groupRows(statistics, ({ land }) => ({ key: land, name: laenderTexts[language][land] }));
    case "group":
      return groupRows(statistics, ({ group }) => group && { key: String(group.groupId), name: group.name });
    case "costCentre":
      return costCentreRows(statistics);
  }
}
