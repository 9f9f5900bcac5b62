import { addDays, daysBetween, type BerlinDate } from "@kreislauf/contract/base";
import { containerForecastDays } from "@kreislauf/contract/orders";

/** A calendar always shows six weeks of days, whatever the month. */
const calendarDays = 42;

/**
 * The base dates to request, so that the answers cover these days: the 90 days from today, the 42 days from
 * `firstVisibleDay`, and the chosen date. Each answer covers 90 days.
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
