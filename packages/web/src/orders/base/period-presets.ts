import { addDays, type BerlinDate, lastDayOfMonth, mondayOf, sundayOf } from "@kreislauf/contract/base";
import type { OrderFilters } from "./order-list-state.ts";

/** Periods that can be chosen by name, in the sequence in which they are shown. */
export const periodPresets = [
  "today",
  "thisWeek",
  "next14Days",
  "thisMonth",
  "lastMonth",
  "thisQuarter",
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

type Period = Pick<OrderFilters, "dateFrom" | "dateTo">;

/** A period of whole months; `first` and `last` count from the current month, which is 0. */
const months = (today: BerlinDate, first: number, last: number): Period => {
  const month = Temporal.PlainDate.from(today).with({ day: 1 });
  return {
    dateFrom: month.add({ months: first }).toString(),
    dateTo: lastDayOfMonth(month.add({ months: last }).toString()),
  };
};

const monthInQuarter = (today: BerlinDate) => (Temporal.PlainDate.from(today).month - 1) % 3;

const ranges: Readonly<Record<PeriodPreset, (today: BerlinDate) => Period>> = {
  today: (today) => ({ dateFrom: today, dateTo: today }),
  thisWeek: (today) => ({ dateFrom: mondayOf(today), dateTo: sundayOf(today) }),
  next14Days: (today) => ({ dateFrom: today, dateTo: addDays(today, 13) }),
  thisMonth: (today) => months(today, 0, 0),
  lastMonth: (today) => months(today, -1, -1),
  thisQuarter: (today) => months(today, -monthInQuarter(today), 2 - monthInQuarter(today)),
};

/** The first and last day of a named period, seen from `today`. */
export const presetPeriod = (preset: PeriodPreset, today: BerlinDate): Period => ranges[preset](today);

/** The name of a period, if it is one of the named periods today; otherwise null. */
export function presetOf({ dateFrom, dateTo }: Period, today: BerlinDate): PeriodPreset | null {
  const isIt = (preset: PeriodPreset) => {
    const period = presetPeriod(preset, today);
    return period.dateFrom === dateFrom && period.dateTo === dateTo;
  };
  return periodPresets.find(isIt) ?? null;
}
