import {
  addDays,
  type BerlinDate,
  berlinDate,
  berlinZone,
  daysBetween,
  startOfBerlinDay,
  weekdayOf,
} from "./berlin.ts";
import { calendarTexts } from "./calendar.texts.ts";
import type { Language } from "./language.ts";

const monthDay = (date: BerlinDate) => `${date.slice(8, 10)}.${date.slice(5, 7)}.`;

/** `09.04.2026`, in both languages (product.md, introduction). */
export function formatDate(date: BerlinDate): string {
  return monthDay(date) + date.slice(0, 4);
}

export function weekdayName(date: BerlinDate, language: Language): string {
  return calendarTexts[language].weekdays[weekdayOf(date)];
}

function weekdayShort(date: BerlinDate, language: Language): string {
  return calendarTexts[language].weekdaysShort[weekdayOf(date)];
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
  calendarTexts[language].clock(berlinTime(instant));

/** `25.03.2026 08:42 Uhr` */
export function formatDateTime(instant: Temporal.Instant | string, language: Language): string {
  const moment = typeof instant === "string" ? Temporal.Instant.from(instant) : instant;
  return `${formatDate(berlinDate(moment))} ${calendarTexts[language].clock(berlinTime(moment))}`;
}

/** The day and the time at which a window ends; midnight is the end of the day before: `08.04.`, `24:00 Uhr`. */
function deadlineOf(until: Temporal.Instant, language: Language): { date: BerlinDate; clock: string } {
  const endDate = berlinDate(until);
  const isMidnight = Temporal.Instant.compare(until, startOfBerlinDay(endDate)) === 0;
  return {
    date: isMidnight ? addDays(endDate, -1) : endDate,
    clock: calendarTexts[language].clock(isMidnight ? "24:00" : berlinTime(until)),
  };
}

/** Up to this many days ahead a deadline is near enough to go without its year. */
const nearDays = 30;

/** `Mi., 01.04., 12:00 Uhr`, on the last day `heute, Do., 12:00 Uhr` (DESIGN.md sections 6 and 9). */
export function formatDeadline(until: Temporal.Instant, now: Temporal.Instant, language: Language): string {
  const { date, clock } = deadlineOf(until, language);
  const today = berlinDate(now);
  if (date === today) return `${calendarTexts[language].today}, ${weekdayShort(date, language)}, ${clock}`;
  const isNear = Math.abs(daysBetween(today, date)) <= nearDays;
  return `${weekdayShort(date, language)}, ${isNear ? monthDay(date) : formatDate(date)}, ${clock}`;
}

/** `Mi., 08.04.2026, 24:00 Uhr`, for what is read on another day than it is written. */
export function formatLastingDeadline(until: Temporal.Instant, language: Language): string {
  const { date, clock } = deadlineOf(until, language);
  return `${formatDay(date, language)}, ${clock}`;
}
