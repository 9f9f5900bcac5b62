import type { CalendarEntry } from "@kreislauf/contract/exports";

/** A day with more pickups than this shows them by waste type. docs/design.md 5.7 */
export const maxShownPerDay = 3;

/** The pickups of one waste type. */
export interface PickupGroup {
  readonly waste: string;
  readonly entries: readonly CalendarEntry[];
}

/** Each pickup by itself on a day with few, otherwise by waste type, the most frequent first. */
export function groupPickups(entries: readonly CalendarEntry[]): readonly PickupGroup[] {
  if (entries.length <= maxShownPerDay)
    return entries.map((entry) => ({ waste: entry.waste, entries: [entry] }));
  return [...Map.groupBy(entries, ({ waste }) => waste)]
    .map(([waste, ofWaste]) => ({ waste, entries: ofWaste }))
    .toSorted((one, other) => other.entries.length - one.entries.length);
}
