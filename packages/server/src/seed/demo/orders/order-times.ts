import {
  addDays,
  type BerlinDate,
  isWorkingDay,
  nextWorkingDay,
  onOrNextWorkingDay,
  startOfBerlinDay,
} from "@kreislauf/contract/base";
import { earliestDesiredDate } from "@kreislauf/contract/orders";
import type { Random } from "../../random.ts";

type Days = ReadonlySet<BerlinDate>;

export const isNotAfter = (moment: Temporal.Instant, now: Temporal.Instant) =>
  Temporal.Instant.compare(moment, now) <= 0;

/** A random time on a day in Berlin, between two full hours. */
export const randomTimeOn = (
  date: BerlinDate,
  fromHour: number,
  toHour: number,
  random: Random,
): Temporal.Instant =>
  startOfBerlinDay(date).add({
    minutes: random.between(fromHour * 60, toHour * 60 - 1),
    seconds: random.between(0, 59),
  });

export function previousWorkingDay(date: BerlinDate, holidays: Days): BerlinDate {
  let day = addDays(date, -1);
  while (!isWorkingDay(day, holidays)) day = addDays(day, -1);
  return day;
}

/**
 * The date that is this number of working days away, negative for the past; 0 is the date itself, or the next working
 * day.
 */
export function workingDaysFrom(date: BerlinDate, count: number, holidays: Days): BerlinDate {
  if (count === 0) return onOrNextWorkingDay(date, holidays);
  const step = count > 0 ? nextWorkingDay : previousWorkingDay;
  let day = date;
  for (let left = Math.abs(count); left > 0; left -= 1) day = step(day, holidays);
  return day;
}

/**
 * When a person placed an order for a date: in office hours, a few days ahead, not in the future, and early enough by
 * the portal's own lead-time rule.
 */
export function randomOrderingTime(
  desiredDate: BerlinDate,
  leadTimeDays: number,
  holidays: Days,
  now: Temporal.Instant,
  random: Random,
): Temporal.Instant {
  let day = workingDaysFrom(desiredDate, -(leadTimeDays + random.between(0, 5)), holidays);
  for (;;) {
    const moment = randomTimeOn(day, 7, 17, random);
    if (isNotAfter(moment, now) && earliestDesiredDate(moment, leadTimeDays, holidays) <= desiredDate)
      return moment;
    day = previousWorkingDay(day, holidays);
  }
}
