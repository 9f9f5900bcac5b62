import {
  addDays,
  berlinDate,
  type BerlinDate,
  berlinNoon,
  type ClosedWindow,
  daysBetween,
  isAfterBerlinNoon,
  memoize,
  startOfBerlinDay,
  weekday,
  weekdayOf,
} from "../base/index.ts";
import type { EditCutoff } from "./orders.codes.ts";

/**
 * How many days ahead the desired date must be once noon has passed, by today's weekday; two days on the weekdays that
 * are not listed here (docs/coverage.md 4.11).
 */
const daysAwayAfterNoon: Readonly<Record<number, number>> = { [weekday.friday]: 4, [weekday.saturday]: 3 };
const usualDaysAway = 2;
const mostDaysAway = 4;

/** Minimum hours from now to 00:00 of the desired date, even where the noon rule sets no limit. */
const hoursAway = { noon: 11, "24h": 24 } as const satisfies Record<EditCutoff, number>;
const lastMomentsAway = (hours: number) =>
  memoize((date: BerlinDate) => startOfBerlinDay(date).subtract({ hours }));
const lastMoment: Readonly<Record<EditCutoff, (desiredDate: BerlinDate) => Temporal.Instant>> = {
  noon: lastMomentsAway(hoursAway.noon),
  "24h": lastMomentsAway(hoursAway["24h"]),
};

/** Whether noon of `day` ends the editing of an order for `desiredDate`. */
function isClosedAfterNoonOf(day: BerlinDate, desiredDate: BerlinDate): boolean {
  return daysBetween(day, desiredDate) < (daysAwayAfterNoon[weekdayOf(day)] ?? usualDaysAway);
}

/** The next noon that closes the window; null if the window is closed now. */
function closingNoon(desiredDate: BerlinDate, now: Temporal.Instant): Temporal.Instant | null {
  const today = berlinDate(now);
  const isAfternoon = isAfterBerlinNoon(now);
  if (isAfternoon && isClosedAfterNoonOf(today, desiredDate)) return null;

  const firstNoon = isAfternoon ? addDays(today, 1) : today;
  const nearest = addDays(desiredDate, 1 - mostDaysAway);
  let day = firstNoon > nearest ? firstNoon : nearest;
  while (!isClosedAfterNoonOf(day, desiredDate)) day = addDays(day, 1);
  return berlinNoon(day);
}

/**
 * The end of the window in which an order for `desiredDate` can be edited; null if the window is closed now. The end
 * itself is included. By the noon rule a window can close and open again: an order for Monday is closed on Friday
 * afternoon and open on Saturday morning (docs/coverage.md D3.8).
 */
export function editableUntil(
  desiredDate: BerlinDate,
  now: Temporal.Instant,
  cutoff: EditCutoff,
): Temporal.Instant | null {
  const last = lastMoment[cutoff](desiredDate);
  if (Temporal.Instant.compare(now, last) > 0) return null;
  if (cutoff === "24h") return last;

  const noon = closingNoon(desiredDate, now);
  return noon && Temporal.Instant.compare(noon, last) > 0 ? last : noon;
}

/**
 * For a window that is closed now: when it closed (`since`) and when it opens again (`again`, if it does). By the noon
 * rule it opens every morning until the day before the desired date.
 */
export function closedEditWindow(
  desiredDate: BerlinDate,
  now: Temporal.Instant,
  cutoff: EditCutoff,
): ClosedWindow<Temporal.Instant> {
  const last = lastMoment[cutoff](desiredDate);
  if (cutoff === "24h") return { since: last };

  const today = berlinDate(now);
  const dayBefore = addDays(desiredDate, -1);
  const noon = berlinNoon(today < dayBefore ? today : dayBefore);
  return {
    since: Temporal.Instant.compare(noon, last) < 0 ? noon : last,
    ...(today < dayBefore && { again: startOfBerlinDay(addDays(today, 1)) }),
  };
}
