import {
  addWorkingDays,
  berlinDate,
  type BerlinDate,
  isAfterBerlinNoon,
  isWorkingDay,
  nextWorkingDay,
} from "../base/index.ts";
import { serviceDeadlineDays } from "./orders.codes.ts";

/**
 * The first date that can be ordered: the lead time in working days, counted from today, or from the next working day
 * if it is past noon or today is not a working day (docs/coverage.md D4.3).
 */
export function earliestDesiredDate(
  now: Temporal.Instant,
  leadTimeDays: number,
  holidays: ReadonlySet<BerlinDate>,
): BerlinDate {
  const today = berlinDate(now);
  const countsToday = isWorkingDay(today, holidays) && !isAfterBerlinNoon(now);
  return addWorkingDays(countsToday ? today : nextWorkingDay(today, holidays), leadTimeDays, holidays);
}

/** The last date that can be ordered: holidays are known for the current and the next two years. */
export function latestDesiredDate(now: Temporal.Instant): BerlinDate {
  return `${Number(berlinDate(now).slice(0, 4)) + 2}-12-31`;
}

export function latestExecutionDate(desiredDate: BerlinDate, holidays: ReadonlySet<BerlinDate>): BerlinDate {
  return addWorkingDays(desiredDate, serviceDeadlineDays, holidays);
}
