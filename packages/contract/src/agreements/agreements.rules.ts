import {
  addDays,
  type BerlinDate,
  daysBetween,
  isWorkingDay,
  onOrNextWorkingDay,
  weekdayOf,
} from "../base/index.ts";
import { type ContainerActionId, containerAction } from "../catalog/index.ts";
import {
  type AgreementStatus,
  cycleInterval,
  type CycleIntervalId,
  type CycleWeekday,
  cycleWeeks,
} from "./agreements.codes.ts";

export interface Cycle {
  readonly cycleInterval: CycleIntervalId;
  readonly weekday1: CycleWeekday;
  readonly weekday2: CycleWeekday | null;
}

/** One weekday, two different ones for twice weekly only (decisions.md section 4). */
export function isValidCycle({ cycleInterval: interval, weekday1, weekday2 }: Cycle): boolean {
  return interval === cycleInterval.twiceWeekly
    ? weekday2 !== null && weekday2 !== weekday1
    : weekday2 === null;
}

/** A day of a cycle and the date on which it is served: another one only if a holiday moved it. */
export interface CycleDay {
  readonly cycleDay: BerlinDate;
  readonly date: BerlinDate;
}

/** Days to look beyond both ends of a range, so that moved days meet the same neighbours whatever the range. */
const lookAround = 14;

/** The cycle's days as its phase gives them, holidays or not. The week of `start` is the first pickup week. */
function phaseDays(cycle: Cycle, start: BerlinDate, from: BerlinDate, to: BerlinDate): BerlinDate[] {
  const weeks = cycleWeeks[cycle.cycleInterval];
  const startMonday = addDays(start, 1 - weekdayOf(start));
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
 * The days of a cycle from `from` to `to` (both included) with the dates on which they are served. A holiday
 * moves a day to the next working day and leaves the phase alone; where the cycle comes on that date anyway,
 * the moved day falls away, so that no date is served twice (decisions.md section 4).
 */
export function cycleDays(
  cycle: Cycle & { readonly start: BerlinDate },
  from: BerlinDate,
  to: BerlinDate,
  holidays: ReadonlySet<BerlinDate>,
): CycleDay[] {
  const days = phaseDays(cycle, cycle.start, addDays(from, -lookAround), addDays(to, lookAround));
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

/** A new container is served for the first time one interval after the week in which it comes: this is that week's Monday. */
export function cycleStartAfterPlacement(placed: BerlinDate, interval: CycleIntervalId): BerlinDate {
  return addDays(placed, 1 - weekdayOf(placed) + cycleWeeks[interval] * 7);
}

/** A changed rhythm begins with the first of its weekdays that can be served: `from` is the earliest date. */
export function cycleStartAfterChange({ weekday1, weekday2 }: Cycle, from: BerlinDate): BerlinDate {
  const days = [weekday1, weekday2].filter((day) => day !== null);
  return addDays(from, Math.min(...days.map((day) => (day - weekdayOf(from) + 7) % 7)));
}

/**
 * Actions that an agreement offers now: those of the catalog, but only placing while it is requested or
 * without a container, and none once it has ended. Orders in pieces need no container, except to take it away.
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
