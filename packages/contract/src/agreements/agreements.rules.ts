import {
  addDays,
  type BerlinDate,
  daysBetween,
  isWorkingDay,
  mondayOf,
  onOrNextWorkingDay,
  weekdayOf,
} from "../base/index.ts";
import { type ContainerActionId, containerAction } from "../catalog/index.ts";
import {
  type AgreementStatus,
  cycleInterval,
  type CycleIntervalId,
  type CycleWeekday,
  weeksPerCycle,
} from "./agreements.codes.ts";

export interface Cycle {
  readonly cycleInterval: CycleIntervalId;
  readonly weekday1: CycleWeekday;
  readonly weekday2: CycleWeekday | null;
}

/** Whether a cycle has one weekday or, if it is twice a week, two different ones (docs/coverage.md D4.15). */
export function isValidCycle({ cycleInterval: interval, weekday1, weekday2 }: Cycle): boolean {
  return interval === cycleInterval.twiceWeekly
    ? weekday2 !== null && weekday2 !== weekday1
    : weekday2 === null;
}

/** A day of a cycle and the date on which it is served, which differs only when a holiday moves it. */
export interface CycleDay {
  readonly cycleDay: BerlinDate;
  readonly date: BerlinDate;
}

/** Adjacent holidays never move a day of a cycle by more days than this. */
export const maxCycleShiftDays = 14;

/**
 * The days of a cycle from `from` to `to` (both included), before holidays move any of them. The week of `start` is the
 * first pickup week; days before `start` are left out.
 */
function scheduledDays(cycle: Cycle, start: BerlinDate, from: BerlinDate, to: BerlinDate): BerlinDate[] {
  const weeks = weeksPerCycle[cycle.cycleInterval];
  const startMonday = mondayOf(start);
  const weekdays = [cycle.weekday1, cycle.weekday2]
    .filter((day) => day !== null)
    .toSorted((one, other) => one - other);
  const skipped = Math.max(0, Math.floor(daysBetween(startMonday, from) / (7 * weeks)));

  const days: BerlinDate[] = [];
  for (
    let monday = addDays(startMonday, skipped * weeks * 7);
    monday <= to;
    monday = addDays(monday, weeks * 7)
  ) {
    for (const day of weekdays) {
      const date = addDays(monday, day - 1);
      if (date >= start && date >= from && date <= to) days.push(date);
    }
  }
  return days;
}

/**
 * The days of a cycle from `from` to `to` (both included) with the dates on which they are served. A holiday moves a
 * day to the next working day; the days after it stay where they are. If the cycle already has that date, the moved day
 * is dropped, so that no date is served twice (docs/coverage.md D4.15).
 */
export function cycleDays(
  cycle: Cycle & { readonly start: BerlinDate },
  from: BerlinDate,
  to: BerlinDate,
  holidays: ReadonlySet<BerlinDate>,
): CycleDay[] {
  // The range is widened at both ends, so that a moved day meets the same neighbours whatever range is asked for.
  const [first, last] = [addDays(from, -maxCycleShiftDays), addDays(to, maxCycleShiftDays)];
  const days = scheduledDays(cycle, cycle.start, first, last);
  const served = new Set(days.filter((day) => isWorkingDay(day, holidays)));

  const result: CycleDay[] = [];
  for (const cycleDay of days) {
    const date = onOrNextWorkingDay(cycleDay, holidays);
    if (date !== cycleDay && served.has(date)) continue;
    served.add(date);
    if (cycleDay >= from && cycleDay <= to) result.push({ cycleDay, date });
  }
  return result;
}

/** The Monday of the first pickup week, which is one interval after the week in which the container is placed. */
export function cycleStartAfterPlacement(placed: BerlinDate, interval: CycleIntervalId): BerlinDate {
  return addDays(mondayOf(placed), weeksPerCycle[interval] * 7);
}

/** A changed cycle starts on the first of its weekdays on or after `from`. */
export function cycleStartAfterChange({ weekday1, weekday2 }: Cycle, from: BerlinDate): BerlinDate {
  const days = [weekday1, weekday2].filter((day) => day !== null);
  return addDays(from, Math.min(...days.map((day) => (day - weekdayOf(from) + 7) % 7)));
}

/**
 * The offered actions that can be ordered on an agreement now: none if it has ended, and only placing if it is
 * requested or has no container on site. If its orders are counted in pieces, only a withdrawal needs a container on
 * site.
 */
export function possibleActions(
  agreement: {
    readonly status: AgreementStatus;
    readonly containersOnSite: number;
    readonly unit: "container" | "piece";
  },
  offered: readonly ContainerActionId[],
): ContainerActionId[] {
  if (agreement.status === "ended") return [];
  const onlyPlacing =
    agreement.status === "requested" || (agreement.unit === "container" && agreement.containersOnSite === 0);
  return offered.filter((actionId) =>
    onlyPlacing
      ? actionId === containerAction.place
      : actionId !== containerAction.remove || agreement.containersOnSite > 0,
  );
}
