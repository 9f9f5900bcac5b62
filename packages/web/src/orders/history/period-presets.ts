import { addDays, type BerlinDate } from "@kreislauf/contract/base";
import { lastDayOfWeek } from "@kreislauf/contract/orders";
import type { OrderFilters } from "../base/order-list-state.ts";

/** Periods that are chosen by name, in display order. */
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

const months = (today: BerlinDate, first: number, count: number): Period => {
  const { year, month } = Temporal.PlainDate.from(today).toPlainYearMonth();
  const start = Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: first });
  return {
    dateFrom: start.toString(),
    dateTo: start.add({ months: count }).subtract({ days: 1 }).toString(),
  };
};

const monthInQuarter = (today: BerlinDate) => (Temporal.PlainDate.from(today).month - 1) % 3;

const ranges: Readonly<Record<PeriodPreset, (today: BerlinDate) => Period>> = {
  today: (today) => ({ dateFrom: today, dateTo: today }),
  thisWeek: (today) => ({ dateFrom: addDays(lastDayOfWeek(today), -6), dateTo: lastDayOfWeek(today) }),
  next14Days: (today) => ({ dateFrom: today, dateTo: addDays(today, 13) }),
  thisMonth: (today) => months(today, 0, 1),
  lastMonth: (today) => months(today, -1, 1),
  thisQuarter: (today) => months(today, -monthInQuarter(today), 3),
};

/** Both ends, seen from today in Berlin. */
export const presetPeriod = (preset: PeriodPreset, today: BerlinDate): Period => ranges[preset](today);

/** The name of the period that is filtered, if it has one today. */
export function presetOf({ dateFrom, dateTo }: Period, today: BerlinDate): PeriodPreset | null {
  const isIt = (preset: PeriodPreset) => {
    const period = presetPeriod(preset, today);
    return period.dateFrom === dateFrom && period.dateTo === dateTo;
  };
  return periodPresets.find(isIt) ?? null;
}
