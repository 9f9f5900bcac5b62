import { addDays, type BerlinDate } from "@kreislauf/contract/base";
import type { WasteType } from "@kreislauf/contract/catalog";
import {
  byWeight,
  type ComparedFigures,
  type CostCentreFigures,
  type DisposalFigures,
  type MonthFigures,
  noFigures,
  type SiteFigures,
  type StatisticsQuery,
  sumFigures,
  type WasteStatistics,
  type WasteTypeFigures,
} from "@kreislauf/contract/exports";
import type { Scope } from "../base/context.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import { readReferenceNames, readSitesById, readWasteTypesById } from "./lookups.store.ts";
import {
  countFailedTrips,
  type DateRange,
  type FigureRow,
  type ComparedPeriods,
  readFigures,
} from "./statistics.store.ts";

/** The day one year before `date`; 28 February for 29 February. */
const yearBefore = (date: BerlinDate) => Temporal.PlainDate.from(date).subtract({ years: 1 }).toString();

export const withPreviousYear = ({ dateFrom, dateTo }: DateRange): ComparedPeriods => ({
  current: { dateFrom, dateTo },
  previous: { dateFrom: yearBefore(dateFrom), dateTo: yearBefore(dateTo) },
});

/** The months that a period touches, the earliest first. */
function monthsOf({ dateFrom, dateTo }: DateRange): string[] {
  const months: string[] = [];
  for (let day = `${dateFrom.slice(0, 7)}-01`; day <= dateTo; day = addDays(day, 32).slice(0, 7) + "-01")
    months.push(day.slice(0, 7));
  return months;
}

/** Disposals of a period by month, waste type and site, with those of the year before. */
export async function getWasteStatistics(scope: Scope, query: StatisticsQuery): Promise<WasteStatistics> {
  await ensureSiteAssigned(scope, query.serviceLocationId);
  const periods = withPreviousYear(query);
  const rows = await readFigures(scope, query, periods);
  const names = { wasteTypes: await readWasteTypesById(scope), sites: await readSitesById(scope) };
  const byMonth = compared(rows, ({ month }) => month);
  const wasteTypes = heaviestFirst(
    compared(rows, (row) => row.waste_type_id),
    (id): WasteTypeFigures["wasteType"] | undefined => withoutSortKey(names.wasteTypes.get(id)),
    "wasteType",
  );
  return {
    total: sumFigures(wasteTypes),
    hazardous: sumFigures(wasteTypes.filter(({ wasteType }) => wasteType.hazardous)),
    months: monthsOf(query).map((month): MonthFigures => ({
      month,
      ...(byMonth.get(month) ?? noFigures),
    })),
    wasteTypes,
    serviceLocations: heaviestFirst(
      compared(rows, (row) => row.site_id),
      (id): SiteFigures["serviceLocation"] | undefined => names.sites.get(id),
      "serviceLocation",
    ),
    costCentres: query.by === "costCentre" ? await costCentresOf(scope, rows) : [],
    unweighed: rows
      .filter((row) => row.is_current && row.month !== null)
      .reduce((count, row) => count + row.unweighed, 0),
    failedTrips: await countFailedTrips(scope, query, periods),
  };
}

async function costCentresOf(scope: Scope, rows: readonly FigureRow[]): Promise<CostCentreFigures[]> {
  const nameOf = await readReferenceNames(scope);
  return [...compared(rows, ({ cost_centre: code }) => code)]
    .map(([code, figures]) => ({
      costCentre: code === "" ? null : { code, name: nameOf("costCentre", code) },
      ...figures,
    }))
    .toSorted(byWeight);
}

/** The figures of the requested period and of the year before, by key. Rows without a key are left out. */
function compared<Key>(
  rows: readonly FigureRow[],
  keyOf: (row: FigureRow) => Key | null,
): Map<Key, ComparedFigures> {
  const found = new Map<Key, ComparedFigures>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const figures: DisposalFigures = {
      disposals: row.disposals,
      weightKg: row.weight,
      recoveredKg: row.recovered,
      disposedKg: row.disposed,
    };
    const { comparable, ...known } = found.get(key) ?? noFigures;
    const side = row.is_current ? "current" : "previous";
    found.set(key, {
      ...known,
      [side]: figures,
      comparable: { ...comparable, [`${side}Kg`]: row.comparable },
    });
  }
  return found;
}

function heaviestFirst<Name extends string, Named>(
  figures: ReadonlyMap<number, ComparedFigures>,
  nameOf: (id: number) => Named | undefined,
  field: Name,
) {
  return [...figures]
    .flatMap(([id, comparison]) => {
      const named = nameOf(id);
      return named === undefined
        ? []
        : [{ [field]: named, ...comparison } as ComparedFigures & Record<Name, Named>];
    })
    .toSorted(byWeight);
}

function withoutSortKey(
  waste: (WasteType & { readonly sortKey: string }) | undefined,
): WasteType | undefined {
  if (waste === undefined) return undefined;
  const { sortKey: _, ...wasteType } = waste;
  return wasteType;
}
