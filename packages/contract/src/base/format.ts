import {
  addDays,
  type BerlinDate,
  berlinDate,
  berlinZone,
  daysBetween,
  startOfBerlinDay,
  weekdayOf,
} from "./berlin-dates.ts";
import { dateTexts } from "./dates.texts.ts";
import type { Language } from "./language.ts";

const monthDay = (date: BerlinDate) => `${date.slice(8, 10)}.${date.slice(5, 7)}.`;

/** `09.04.2026`, in both languages (docs/coverage.md 1.2). */
export function formatDate(date: BerlinDate): string {
  return monthDay(date) + date.slice(0, 4);
}

export function weekdayName(date: BerlinDate, language: Language): string {
  return dateTexts[language].weekdays[weekdayOf(date)];
}

function weekdayShort(date: BerlinDate, language: Language): string {
  return dateTexts[language].weekdaysShort[weekdayOf(date)];
}

/** `Do., 09.04.2026` */
export function formatDay(date: BerlinDate, language: Language): string {
  return `${weekdayShort(date, language)}, ${formatDate(date)}`;
}

/** `Donnerstag, 09.04.2026` */
export function formatLongDay(date: BerlinDate, language: Language): string {
  return `${weekdayName(date, language)}, ${formatDate(date)}`;
}

/** `08:42`, Berlin time. */
function berlinTime(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(berlinZone).toPlainTime().toString({ smallestUnit: "minute" });
}

/** `08:42 Uhr`, Berlin time. */
export const formatTime = (instant: Temporal.Instant, language: Language): string =>
  dateTexts[language].clock(berlinTime(instant));

/** `25.03.2026 08:42 Uhr` */
export function formatDateTime(instant: Temporal.Instant | string, language: Language): string {
  const moment = typeof instant === "string" ? Temporal.Instant.from(instant) : instant;
  return `${formatDate(berlinDate(moment))} ${dateTexts[language].clock(berlinTime(moment))}`;
}

/** The day and clock time at which a window ends. Midnight counts as the end of the day before: `24:00 Uhr`. */
function deadlineOf(until: Temporal.Instant, language: Language): { date: BerlinDate; clock: string } {
  const endDate = berlinDate(until);
  const isMidnight = Temporal.Instant.compare(until, startOfBerlinDay(endDate)) === 0;
  return {
    date: isMidnight ? addDays(endDate, -1) : endDate,
    clock: dateTexts[language].clock(isMidnight ? "24:00" : berlinTime(until)),
  };
}

/** German deadlines at most this many days away are written without their year. */
const nearDays = 30;

/** `Mi., 01.04., 12:00 Uhr`; on the last day itself `heute, Do., 12:00 Uhr` (docs/design.md 8.1). */
export function formatDeadline(until: Temporal.Instant, now: Temporal.Instant, language: Language): string {
  const { date, clock } = deadlineOf(until, language);
  const today = berlinDate(now);
  if (date === today) return `${dateTexts[language].todayOn(weekdayShort(date, language))}, ${clock}`;
  // In English a day and month alone, followed by a dot, would not read as a date.
  const isNear = language === "de" && Math.abs(daysBetween(today, date)) <= nearDays;
  return `${weekdayShort(date, language)}, ${isNear ? monthDay(date) : formatDate(date)}, ${clock}`;
}

/** `Mi., 08.04.2026, 24:00 Uhr`, for texts that are read on a later day than they were written. */
export function formatAbsoluteDeadline(until: Temporal.Instant, language: Language): string {
  const { date, clock } = deadlineOf(until, language);
  return `${formatDay(date, language)}, ${clock}`;
}
