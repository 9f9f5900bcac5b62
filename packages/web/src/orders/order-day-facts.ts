import type { BerlinDate, Language } from "@kreislauf/contract/base";
import type { DayFacts } from "../ui/calendar-day.tsx";
import type { DayLock } from "./orderable-days.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";

/** Why a day is locked, as the calendar says it. */
export function lockWords(lock: DayLock | null, language: Language): string | undefined {
  const { dayLocked } = orderDialogTexts[language];
  const words: Readonly<Record<string, string>> = dayLocked;
  return lock === null ? undefined : (words[lock] ?? dayLocked.other);
}

interface KnownDays {
  readonly lockedBecause: (date: BerlinDate) => string | undefined;
  /** By date, with what they are called. */
  readonly holidays: Readonly<Record<BerlinDate, string>>;
  /** Days that have orders already. */
  readonly ordered: readonly BerlinDate[];
}

/** What a calendar for ordering says of a day. */
export const orderDayFacts =
  ({ lockedBecause, holidays, ordered }: KnownDays) =>
  (date: BerlinDate): DayFacts => ({
    lockedBecause: lockedBecause(date),
    holiday: holidays[date],
    orders: ordered.filter((next) => next === date).length,
  });
