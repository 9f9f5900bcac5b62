import type { BerlinDate, Language } from "@kreislauf/contract/base";
import type { DayFacts } from "../ui/calendar-day.tsx";
import type { DayLock } from "./orderable-days.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";

interface KnownDays {
  readonly lockOf: (date: BerlinDate) => DayLock | null;
  /** By date, with what they are called. */
  readonly holidays: Readonly<Record<BerlinDate, string>>;
  /** Days that have orders already. */
  readonly ordered: readonly BerlinDate[];
}

/** What a calendar for ordering says of a day. */
export function orderDayFacts({ lockOf, holidays, ordered }: KnownDays, language: Language) {
  const { dayLocked } = orderDialogTexts[language];
  const lockWords: Readonly<Record<string, string>> = dayLocked;
  return (date: BerlinDate): DayFacts => {
    const lock = lockOf(date);
    return {
      lockedBecause: lock === null ? undefined : (lockWords[lock] ?? dayLocked.other),
      holiday: holidays[date],
      orders: ordered.filter((next) => next === date).length,
    };
  };
}
