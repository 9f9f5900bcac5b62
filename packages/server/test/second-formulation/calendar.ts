/**
 * A second implementation of the calendar, German time and public holidays, to test the product's. It imports nothing
 * of the product and works in other ways: days are whole numbers, the time zone is the EU's rule, Easter is computed,
 * and the laws of the Länder are a list.
 */

/** Days since 1970-01-01, which was a Thursday. */
export type Day = number;

/** The number of a day, by counting years and months without a date library. */
function dayOf(year: number, month: number, day: number): Day {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400) - 477;
  const monthDays = lengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0);
  return (year - 1970) * 365 + leapDays + monthDays + day - 1;
}

const nameOfWeekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"] as const;
export type WeekdayName = (typeof nameOfWeekday)[number];

export const weekdayName = (day: Day): WeekdayName => nameOfWeekday[((day % 7) + 7) % 7] ?? "Thu";

const two = (value: number) => String(value).padStart(2, "0");

/** Every day from the year `first` to the year `last`, earliest first, with its date as `YYYY-MM-DD`. */
export function daysOfYears(first: number, last: number): { readonly day: Day; readonly text: string }[] {
  const days = [];
  for (let year = first; year <= last; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);
      for (let day = dayOf(year, month, 1); day < next; day += 1) {
        days.push({ day, text: `${year}-${two(month)}-${two(day - dayOf(year, month, 1) + 1)}` });
      }
    }
  }
  return days;
}

const lastSundayOf = (year: number, month: number): Day => {
  let day = dayOf(year, month, 31);
  while (weekdayName(day) !== "Sun") day -= 1;
  return day;
};

const hour = 3_600_000;
const dayLength = 24 * hour;

/**
 * The offset of German time from UTC in milliseconds. Summer time begins and ends at 01:00 UTC on the last Sundays of
 * March and October (directive 2000/84/EC).
 */
function germanOffset(year: number, instant: number): number {
  const begins = lastSundayOf(year, 3) * dayLength + hour;
  const ends = lastSundayOf(year, 10) * dayLength + hour;
  return instant >= begins && instant < ends ? 2 * hour : hour;
}

/** The instant, in milliseconds since 1970, at which German clocks show `timeOfDay` on a day of that year. */
export function germanTime(year: number, day: Day, timeOfDay: number): number {
  const local = day * dayLength + timeOfDay;
  const summer = local - 2 * hour;
  return germanOffset(year, summer) === 2 * hour ? summer : local - hour;
}

/** Easter Sunday, computed with the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const k = c % 4;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

/** Repentance Day is the Wednesday before 23 November. */
function repentanceDay(year: number): Day {
  let day = dayOf(year, 11, 22);
  while (weekdayName(day) !== "Wed") day -= 1;
  return day;
}

const everywhere = "BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH";

/** For each holiday the Länder that have it by law, and its day. Holidays of single municipalities are left out. */
const laws: readonly (readonly [laender: string, day: (year: number) => Day | undefined])[] = [
  [everywhere, (year) => dayOf(year, 1, 1)],
  ["BW BY ST", (year) => dayOf(year, 1, 6)],
  ["BE MV", (year) => dayOf(year, 3, 8)],
  [everywhere, (year) => easter(year) - 2],
  ["BB", (year) => easter(year)],
  [everywhere, (year) => easter(year) + 1],
  [everywhere, (year) => dayOf(year, 5, 1)],
  [everywhere, (year) => easter(year) + 39],
  ["BB", (year) => easter(year) + 49],
  [everywhere, (year) => easter(year) + 50],
  ["BW BY HE NW RP SL", (year) => easter(year) + 60],
  // A holiday in 2028 only: 75 years after the uprising of 17 June 1953.
  ["BE", (year) => (year === 2028 ? dayOf(year, 6, 17) : undefined)],
  ["SL", (year) => dayOf(year, 8, 15)],
  ["TH", (year) => dayOf(year, 9, 20)],
  [everywhere, (year) => dayOf(year, 10, 3)],
  ["BB HB HH MV NI SH SN ST TH", (year) => dayOf(year, 10, 31)],
  ["BW BY NW RP SL", (year) => dayOf(year, 11, 1)],
  ["SN", (year) => repentanceDay(year)],
  [everywhere, (year) => dayOf(year, 12, 25)],
  [everywhere, (year) => dayOf(year, 12, 26)],
];

export function holidaysByLaw(land: string, first: number, last: number): ReadonlySet<Day> {
  const days = new Set<Day>();
  for (let year = first; year <= last; year += 1) {
    for (const [laender, dayIn] of laws) {
      const day = laender.split(" ").includes(land) ? dayIn(year) : undefined;
      if (day !== undefined) days.add(day);
    }
  }
  return days;
}
