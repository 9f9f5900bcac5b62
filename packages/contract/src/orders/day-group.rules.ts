import { type BerlinDate, sundayOf } from "../base/index.ts";

/** The parts of a list sorted by date, seen from today; a week ends on Sunday. */
export const dayGroups = ["past", "today", "thisWeek", "later"] as const;
export type DayGroup = (typeof dayGroups)[number];

/** The part to which a date belongs in a list sorted by date. */
export function dayGroup(date: BerlinDate, today: BerlinDate): DayGroup {
  if (date < today) return "past";
  if (date === today) return "today";
  return date <= sundayOf(today) ? "thisWeek" : "later";
}
