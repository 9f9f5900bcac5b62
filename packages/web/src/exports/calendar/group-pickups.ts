import type { CalendarEntry, CalendarPickups } from "@kreislauf/contract/exports";

/** A day of the calendar with more pickups than this shows them grouped by waste type (docs/design.md 5.7). */
export const maxShownPerDay = { month: 3, week: 20 } as const;

/** The pickups of one waste type on a day, or a single pickup. */
export interface PickupsOfWaste {
  readonly waste: string;
  readonly count: number;
  /** Empty if the day has so many pickups that the server sends only their number per waste type. */
  readonly entries: readonly CalendarEntry[];
  /** Set only if `entries` is empty: the id by which the link to the order list filters. */
  readonly wasteTypeId?: number;
}

/**
 * Each pickup on its own if the day has at most `maxShown`; otherwise grouped by waste type, the most frequent first.
 */
export function groupPickups(
  { entries, wasteTypes }: CalendarPickups["days"][number],
  maxShown: number,
): readonly PickupsOfWaste[] {
  if (wasteTypes.length > 0)
    return wasteTypes.map(({ id, name, count }) => ({ waste: name, count, entries: [], wasteTypeId: id }));
  if (entries.length <= maxShown)
    return entries.map((entry) => ({ waste: entry.waste, count: 1, entries: [entry] }));
  return [...Map.groupBy(entries, ({ waste }) => waste)]
    .map(([waste, ofWaste]) => ({ waste, count: ofWaste.length, entries: ofWaste }))
    .toSorted((one, other) => other.count - one.count);
}
