/** A calendar date in Berlin, `YYYY-MM-DD`. Such strings sort and compare as the dates they name. */
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

const plain = (date: BerlinDate) => Temporal.PlainDate.from(date);

export function berlinDate(now: Temporal.Instant): BerlinDate {
  return now.toZonedDateTimeISO(berlinZone).toPlainDate().toString();
}

export function startOfBerlinDay(date: BerlinDate): Temporal.Instant {
  return plain(date).toZonedDateTime(berlinZone).toInstant();
}

export function berlinNoon(date: BerlinDate): Temporal.Instant {
  return plain(date).toZonedDateTime({ timeZone: berlinZone, plainTime: "12:00" }).toInstant();
}

/** Strictly after 12:00:00: noon itself still belongs to the morning (decisions.md section 3). */
export function isAfterBerlinNoon(now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, berlinNoon(berlinDate(now))) > 0;
}

export function addDays(date: BerlinDate, days: number): BerlinDate {
  return plain(date).add({ days }).toString();
}

/** Calendar days from one date to another, negative if the second lies before the first. */
export function daysBetween(from: BerlinDate, to: BerlinDate): number {
  return plain(from).until(plain(to)).days;
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(date: BerlinDate): number {
  return plain(date).dayOfWeek;
}

export function isWeekend(date: BerlinDate): boolean {
  return weekdayOf(date) >= weekday.saturday;
}

/** Monday to Friday except the public holidays of the site's Land (decisions.md section 2). */
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

/** `count` working days after `date`; `date` itself need not be one. */
export function addWorkingDays(
  date: BerlinDate,
  count: number,
  holidays: ReadonlySet<BerlinDate>,
): BerlinDate {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(day, holidays);
  return day;
}
