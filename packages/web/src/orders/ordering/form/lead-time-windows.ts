import type { BerlinDate } from "@kreislauf/contract/base";
import { addDays, daysBetween } from "@kreislauf/contract/base";
import { containerForecastDays } from "@kreislauf/contract/orders";

/** Six weeks, however the month lies in them: what a calendar shows of it. */
const calendarDays = 42;

/**
 * The base dates to ask from so that every one of the days is counted: today's 90 days, those that hold the days
 * shown from `firstShown` on, and those of a chosen date.
 */
export function leadTimeWindows(
  today: BerlinDate,
  firstVisibleDay: BerlinDate,
  chosen: BerlinDate | null,
): BerlinDate[] {
  const windowOf = (date: BerlinDate) =>
    Math.max(0, Math.floor(daysBetween(today, date) / containerForecastDays));
  const windows = new Set([
    0,
    windowOf(firstVisibleDay),
    windowOf(addDays(firstVisibleDay, calendarDays - 1)),
  ]);
  if (chosen !== null) windows.add(windowOf(chosen));
  return [...windows]
    .toSorted((one, other) => one - other)
    .map((window) => addDays(today, window * containerForecastDays));
}
