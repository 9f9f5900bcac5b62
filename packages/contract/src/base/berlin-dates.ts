import { memoize } from "./memoize.ts";

/** A calendar date in Berlin, `YYYY-MM-DD`. Comparing or sorting such strings compares or sorts the dates. */
export type BerlinDate = string;

export const berlinZone = "Europe/Berlin";

/** Weekdays as ISO 8601 counts them. */
export const weekday = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
} as const;
export type Weekday = (typeof weekday)[keyof typeof weekday];

// Lists ask for the same few days again and again, and looking up a time zone is slow, so results are cached.
const hourInMilliseconds = 3_600_000;

const dateOfHour = memoize((hour: number): BerlinDate =>
  Temporal.Instant.fromEpochMilliseconds(hour * hourInMilliseconds)
    .toZonedDateTimeISO(berlinZone)
    .toPlainDate()
    .toString(),
);

/**
 * The date in Berlin. Berlin's UTC offset has been whole hours since 1893, so all instants of an hour fall on one day.
 */
export function berlinDate(now: Temporal.Instant): BerlinDate {
  return dateOfHour(Math.floor(now.epochMilliseconds / hourInMilliseconds));
}

const atBerlinTime = (plainTime: string) =>
  memoize((date: BerlinDate) =>
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: berlinZone, plainTime }).toInstant(),
  );

export const startOfBerlinDay: (date: BerlinDate) => Temporal.Instant = atBerlinTime("00:00");

export const berlinNoon: (date: BerlinDate) => Temporal.Instant = atBerlinTime("12:00");

/**
 * Whether an instant is strictly after 12:00:00 in Berlin: noon itself still counts as morning (docs/coverage.md D3.8).
 */
export function isAfterBerlinNoon(now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, berlinNoon(berlinDate(now))) > 0;
}

const dayInMilliseconds = 86_400_000;

/** The number of days since 1970-01-01. Dates have no time zone; counted in UTC, every day has 24 hours. */
const dayNumber = memoize(
  (date: BerlinDate): number =>
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) /
    dayInMilliseconds,
);

const dateOfDay = memoize((day: number): BerlinDate =>
  new Date(day * dayInMilliseconds).toISOString().slice(0, 10),
);

export function addDays(date: BerlinDate, days: number): BerlinDate {
  return dateOfDay(dayNumber(date) + days);
}

/** Calendar days from one date to another; negative if the second is earlier. */
export function daysBetween(from: BerlinDate, to: BerlinDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** From 1 for Monday to 7 for Sunday; day 0, 1970-01-01, was a Thursday. */
export function weekdayOf(date: BerlinDate): Weekday {
  return (((((dayNumber(date) + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** The Monday of the date's week; weeks go from Monday to Sunday. */
export const mondayOf = (date: BerlinDate): BerlinDate => addDays(date, 1 - weekdayOf(date));
/** The Sunday of the date's week. */
export const sundayOf = (date: BerlinDate): BerlinDate => addDays(date, 7 - weekdayOf(date));

const firstDayOfMonth = (date: BerlinDate): BerlinDate => `${date.slice(0, 7)}-01`;

export const lastDayOfMonth = (date: BerlinDate): BerlinDate =>
  addDays(firstDayOfMonth(addDays(firstDayOfMonth(date), 31)), -1);

export function isWeekend(date: BerlinDate): boolean {
  return weekdayOf(date) >= weekday.saturday;
}

/** Monday to Friday except the public holidays of the site's Land (docs/coverage.md D2.6). */
export function isWorkingDay(date: BerlinDate, holidays: ReadonlySet<BerlinDate>): boolean {
  return !holidays.has(date) && !isWeekend(date);
}

export function onOrNextWorkingDay(date: BerlinDate, holidays: ReadonlySet<BerlinDate>): BerlinDate {
  let day = date;
  while (!isWorkingDay(day, holidays)) day = addDays(day, 1);
  return day;
}

/** The first working day strictly after `date`. */
export function nextWorkingDay(date: BerlinDate, holidays: ReadonlySet<BerlinDate>): BerlinDate {
  return onOrNextWorkingDay(addDays(date, 1), holidays);
}

/** The last working day strictly before `date`. */
export function previousWorkingDay(date: BerlinDate, holidays: ReadonlySet<BerlinDate>): BerlinDate {
  let day = addDays(date, -1);
  while (!isWorkingDay(day, holidays)) day = addDays(day, -1);
  return day;
}

/** `count` working days after `date`, which need not be a working day itself; for a `count` of 0, `date`. */
export function addWorkingDays(
  date: BerlinDate,
  count: number,
  holidays: ReadonlySet<BerlinDate>,
): BerlinDate {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(day, holidays);
  return day;
}
