import { addDays, type BerlinDate, lastDayOfMonth, mondayOf, sundayOf } from "@kreislauf/contract/base";
import type { CalendarState } from "./calendar-state.ts";

/** The month or week that the calendar shows, with its first and last day. */
export interface CalendarPeriod {
  readonly kind: "month" | "week";
  readonly first: BerlinDate;
  readonly last: BerlinDate;
}

type PeriodChoice = Pick<CalendarState, "view" | "month" | "week">;

/** The month or week that contains a day. */
export function periodAround(kind: CalendarPeriod["kind"], day: BerlinDate): CalendarPeriod {
  return kind === "week"
    ? { kind, first: mondayOf(day), last: sundayOf(day) }
    : { kind, first: `${day.slice(0, 7)}-01`, last: lastDayOfMonth(day) };
}

export const periodOf = ({ view, month, week }: PeriodChoice, today: BerlinDate): CalendarPeriod =>
  periodAround(view, view === "week" ? (week ?? today) : month === null ? today : `${month}-01`);

export const nextPeriod = ({ kind, last }: CalendarPeriod): CalendarPeriod =>
  periodAround(kind, addDays(last, 1));

export const previousPeriod = ({ kind, first }: CalendarPeriod): CalendarPeriod =>
  periodAround(kind, addDays(first, -1));

export const isInPeriod = (date: BerlinDate, { first, last }: CalendarPeriod): boolean =>
  first <= date && date <= last;

/**
 * The URL parameters for a period; `month` and `week` are null if today is in the period, so that the URL does not name
 * it.
 */
export function choiceOf(period: CalendarPeriod, today: BerlinDate): PeriodChoice {
  const { kind, first } = period;
  const isCurrent = isInPeriod(today, period);
  return {
    view: kind,
    month: kind === "month" && !isCurrent ? first.slice(0, "YYYY-MM".length) : null,
    week: kind === "week" && !isCurrent ? first : null,
  };
}

/**
 * The period shown after switching between month and week. A month that contains today becomes the week of today, any
 * other month the week of its first Monday; a week becomes the month of its Thursday.
 */
export function switchedPeriod(period: CalendarPeriod, today: BerlinDate): CalendarPeriod {
  if (period.kind === "week") return periodAround("month", addDays(period.first, 3));
  return periodAround("week", isInPeriod(today, period) ? today : addDays(period.first, 6));
}

/** The days of every week that overlaps with a period, from Monday to Sunday. */
export function weeksOf({ first, last }: CalendarPeriod): readonly (readonly BerlinDate[])[] {
  const weeks: BerlinDate[][] = [];
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count)));
  return weeks;
}

/** The ISO week of a date, and the year that the week belongs to. */
export function weekNumberOf(date: BerlinDate): { readonly week: number; readonly year: number } {
  const { weekOfYear = 0, yearOfWeek = 0 } = Temporal.PlainDate.from(date);
  return { week: weekOfYear, year: yearOfWeek };
}
