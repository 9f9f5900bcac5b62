import { addDays, type BerlinDate } from "@kreislauf/contract/base";
import { today } from "@kreislauf/ui/base/today.ts";

export interface Period {
  readonly dateFrom: BerlinDate;
  readonly dateTo: BerlinDate;
}

/** The twelve complete months before the current one. */
export function lastTwelveMonths(now: BerlinDate = today()): Period {
  const firstOfMonth = `${now.slice(0, 7)}-01`;
  const yearBefore = `${Number(now.slice(0, 4)) - 1}${firstOfMonth.slice(4)}`;
  return { dateFrom: yearBefore, dateTo: addDays(firstOfMonth, -1) };
}

export const yearOf = (year: number): Period => ({ dateFrom: `${year}-01-01`, dateTo: `${year}-12-31` });
