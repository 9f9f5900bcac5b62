import type { BerlinDate } from "@kreislauf/contract/base";
import type { DayFacts } from "@kreislauf/ui/dates/calendar-day.tsx";
import type { OrderFilters } from "../base/order-list-state.ts";

interface LockWords {
  readonly afterEnd: string;
  readonly beforeStart: string;
}

/** Locks the days that would put the end of the range before its start (docs/coverage.md 5.20). */
export function dateRangeLimits(
  name: "dateFrom" | "dateTo",
  { dateFrom, dateTo }: OrderFilters,
  words: LockWords,
) {
  return (date: BerlinDate): DayFacts => {
    if (name === "dateFrom" && dateTo !== null && date > dateTo) return { lockedBecause: words.afterEnd };
    if (name === "dateTo" && dateFrom !== null && date < dateFrom) {
      return { lockedBecause: words.beforeStart };
    }
    return {};
  };
}
