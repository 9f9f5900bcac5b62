import type { BerlinDate } from "../base/index.ts";
import type { DeskViewQuery } from "./desk-views.api.ts";
import type { DeskViewFilter } from "./desk.codes.ts";

interface KnownFilters {
  readonly companyIds: ReadonlySet<number>;
  readonly wasteTypeIds: ReadonlySet<number>;
  readonly disposers: ReadonlySet<string>;
}

/**
 * Drops the filters of a view that would show an empty list for ever: a company, waste type or disposer that is gone,
 * and days that are all past.
 */
export function cleanViewQuery(
  query: DeskViewQuery,
  { companyIds, wasteTypeIds, disposers }: KnownFilters,
  today: BerlinDate,
): { readonly query: DeskViewQuery; readonly dropped: DeskViewFilter[] } {
  const { companyId, wasteTypeId, disposer, from, to } = query;
  const isPast = to !== undefined && to < today;
  const stale: Readonly<Record<DeskViewFilter, boolean>> = {
    companyId: companyId !== undefined && !companyIds.has(companyId),
    wasteTypeId: wasteTypeId !== undefined && !wasteTypeIds.has(wasteTypeId),
    disposer: disposer !== undefined && !disposers.has(disposer),
    from: isPast && from !== undefined,
    to: isPast,
  };
  const dropped = (Object.keys(stale) as DeskViewFilter[]).filter((name) => stale[name]);
  const kept = Object.entries(query).filter(([name]) => !dropped.some((each) => each === name));
  return { query: Object.fromEntries(kept) as DeskViewQuery, dropped };
}
