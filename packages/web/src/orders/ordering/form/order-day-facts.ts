import type { BerlinDate, Language } from "@kreislauf/contract/base";
import type { DayFacts } from "@kreislauf/ui/dates/calendar-day.tsx";
import type { DayLock } from "./orderable-days.ts";
import { orderingFormTexts } from "./ordering-form.texts.ts";

/** Why a day is locked, in the words of the calendar; undefined if it is not. */
export function dayLockText(lock: DayLock | null, language: Language): string | undefined {
  const { dayLocked } = orderingFormTexts[language];
  const words: Readonly<Record<string, string>> = dayLocked;
  return lock === null ? undefined : (words[lock] ?? dayLocked.other);
}

interface CalendarDays {
  readonly lockedBecause: (date: BerlinDate) => string | undefined;
  /** The names of the holidays by date. */
  readonly holidays: Readonly<Record<BerlinDate, string>>;
  /** Days that already have an open order; a day with several orders occurs several times. */
  readonly orderedDays: readonly BerlinDate[];
  /**
   * The current day of the order that is being changed, which is not counted among the orders of its day; undefined for
   * a new order.
   */
  readonly ownDay?: { readonly date: BerlinDate; readonly word: string } | undefined;
}

/** Returns a function that says what the calendar shows about a day. */
export const orderDayFacts =
  ({ lockedBecause, holidays, orderedDays, ownDay }: CalendarDays) =>
  (date: BerlinDate): DayFacts => ({
    lockedBecause: lockedBecause(date),
    holiday: holidays[date],
    ...(ownDay?.date === date && { note: ownDay.word }),
    orders: orderedDays.filter((next) => next === date).length - (ownDay?.date === date ? 1 : 0),
  });
