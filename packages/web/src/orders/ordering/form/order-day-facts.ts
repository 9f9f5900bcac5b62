import type { BerlinDate, Language } from "@kreislauf/contract/base";
import type { DayFacts } from "@kreislauf/ui/dates/calendar-day.tsx";
import type { DayLock } from "./orderable-days.ts";
import { orderingFormTexts } from "./ordering-form.texts.ts";

/** Why a day is locked, in the words of the calendar. */
export function dayLockText(lock: DayLock | null, language: Language): string | undefined {
  const { dayLocked } = orderingFormTexts[language];
  const words: Readonly<Record<string, string>> = dayLocked;
  return lock === null ? undefined : (words[lock] ?? dayLocked.other);
}

interface CalendarDays {
  readonly lockedBecause: (date: BerlinDate) => string | undefined;
  /** Names by date. */
  readonly holidays: Readonly<Record<BerlinDate, string>>;
  /** Days that already have orders. */
  readonly orderedDays: readonly BerlinDate[];
  /** The day of the order that is being changed, which is not one more order. */
  readonly ownDay?: { readonly date: BerlinDate; readonly word: string } | undefined;
}

/** What a calendar for ordering shows about a day. */
export const orderDayFacts =
  ({ lockedBecause, holidays, orderedDays, ownDay }: CalendarDays) =>
  (date: BerlinDate): DayFacts => ({
    lockedBecause: lockedBecause(date),
    holiday: holidays[date],
    ...(ownDay?.date === date && { note: ownDay.word }),
    orders: orderedDays.filter((next) => next === date).length - (ownDay?.date === date ? 1 : 0),
  });
