import { addDays, daysBetween, type BerlinDate } from "@kreislauf/contract/base";
import { containerForecastDays } from "@kreislauf/contract/orders";

/** A calendar shows six weeks, whatever the month. */
const calendarDays = 42;

/**
 * The base dates to request, so that all of these days are counted: the 90 days from today, the 42 days from
 * `firstVisibleDay` on, and the chosen date.
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
