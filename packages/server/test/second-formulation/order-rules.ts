import { type Day, weekdayName, type WeekdayName } from "./calendar.ts";

/** A second implementation of an order's date rules, written from the sentences of docs/coverage.md D3 and D4. */

/** A moment in German time. */
export interface Moment {
  readonly day: Day;
  /** The time on the clock in milliseconds: noon is always 12 hours, also when clocks are changed. */
  readonly timeOfDay: number;
  /** Milliseconds since 1970-01-01 in UTC. */
  readonly instant: number;
}

const hour = 3_600_000;

const daysNeededAfterNoon: Readonly<Record<WeekdayName, number>> = {
  Mon: 2,
  Tue: 2,
  Wed: 2,
  Thu: 2,
  Fri: 4,
  Sat: 3,
  Sun: 2,
};

/** Whether an order can be edited at this moment; unlike the product, it does not compute a deadline. */
export function isEditable(
  now: Moment,
  desired: Day,
  beginOfDesired: number,
  cutoff: "noon" | "24h",
): boolean {
  const left = beginOfDesired - now.instant;
  if (cutoff === "24h") return left >= 24 * hour;
  if (left < 11 * hour) return false;
  return now.timeOfDay <= 12 * hour || desired - now.day >= daysNeededAfterNoon[weekdayName(now.day)];
}

/** The working days among `days`, in the same sequence. Rules that count working days add to an index in this list. */
export function numberWorkingDays(days: readonly Day[], holidays: ReadonlySet<Day>): readonly Day[] {
  return days.filter((day) => !["Sat", "Sun"].includes(weekdayName(day)) && !holidays.has(day));
}

const firstFrom = (workingDays: readonly Day[], day: Day) => {
  let low = 0;
  let high = workingDays.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((workingDays[middle] ?? Infinity) < day) low = middle + 1;
    else high = middle;
  }
  return low;
};

export function earliestDay(now: Moment, leadTime: number, workingDays: readonly Day[]): Day | undefined {
  const start = now.timeOfDay <= 12 * hour ? now.day : now.day + 1;
  return workingDays[firstFrom(workingDays, start) + leadTime];
}

export function latestExecutionDay(desired: Day, workingDays: readonly Day[]): Day | undefined {
  return workingDays[firstFrom(workingDays, desired + 1) + 4];
}

/**
 * The days on which a cycle is served: each scheduled day or, if it is no working day, the next working day. A moved
 * day is left out if that working day is scheduled or served already.
 */
export function servedDays(
  scheduled: readonly Day[],
  workingDays: readonly Day[],
): readonly { readonly scheduled: Day; readonly served: Day }[] {
  const taken = new Set(scheduled.filter((day) => workingDays[firstFrom(workingDays, day)] === day));
  return scheduled.flatMap((day) => {
    const served = workingDays[firstFrom(workingDays, day)];
    if (served === undefined || (served !== day && taken.has(served))) return [];
    taken.add(served);
    return [{ scheduled: day, served }];
  });
}
