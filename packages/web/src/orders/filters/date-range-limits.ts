import type { BerlinDate } from "@kreislauf/contract/base";
import type { DayFacts } from "@kreislauf/ui/dates/calendar-day.tsx";
import type { OrderFilters } from "../base/order-list-state.ts";

interface LockWords {
  readonly afterEnd: string;
  readonly beforeStart: string;
}

/** The end of a range cannot be before its start, nor the start after its end (docs/coverage.md 5.20). */
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
