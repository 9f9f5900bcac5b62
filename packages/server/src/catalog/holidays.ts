import { berlinDate, type BerlinDate, type Language } from "@kreislauf/contract/base";
import type { HolidaysTypes } from "date-holidays";

/** What decides the public holidays of a site (docs/coverage.md D7.8). */
export interface HolidayPlace {
  /** ISO 3166-2 code without `DE-`. */
  readonly land: string;
  /** True in a Catholic municipality of Bayern, where Mariä Himmelfahrt is a holiday. */
  readonly assumptionDayHoliday: boolean;
  /** True in a municipality of Sachsen or Thüringen where Fronleichnam is a holiday. */
  readonly corpusChristiHoliday: boolean;
}

/** The names of the holidays by date. */
export type Holidays = ReadonlyMap<BerlinDate, string>;

/**
 * For a Land in which only some municipalities have a holiday: the flag of a place that has it, and a region with it
 * that the library knows.
 */
const ownHolidayRegions: Readonly<Record<string, readonly [flag: keyof HolidayPlace, region: string]>> = {
  BY: ["assumptionDayHoliday", "KATH"],
  SN: ["corpusChristiHoliday", "BZ"],
  TH: ["corpusChristiHoliday", "EIC"],
};

const cache = new Map<string, Holidays>();

/** The public holidays at a place in these years. */
export async function holidaysOf(
  place: HolidayPlace,
  years: readonly number[],
  language: Language = "de",
): Promise<Holidays> {
  const [flag, ownRegion] = ownHolidayRegions[place.land] ?? [];
  const region = flag !== undefined && place[flag] === true ? (ownRegion ?? "") : "";
  const key = [place.land, region, language, ...years].join("/");
  const holidays = cache.get(key) ?? (await readHolidays(place.land, region, years, language));
  cache.set(key, holidays);
  return holidays;
}

/** The library (12 MB) is loaded only when it is first used. */
async function readHolidays(
  land: string,
  region: string,
  years: readonly number[],
  language: Language,
): Promise<Holidays> {
  const { default: Library } = await import("date-holidays");
  const library = new Library("DE", land, region);
  return new Map(years.flatMap((year) => publicHolidays(library.getHolidays(year, language))));
}

/** The public holidays of the current year and the next two, which is as far ahead as anything can be ordered. */
export function upcomingHolidays(
  now: Temporal.Instant,
  place: HolidayPlace,
  language?: Language,
): Promise<Holidays> {
  const year = Number(berlinDate(now).slice(0, 4));
  return holidaysOf(place, [year, year + 1, year + 2], language);
}

/**
 * Keeps the public holidays among the library's days. The first ten characters of a day's `date` are the calendar date.
 */
const publicHolidays = (days: readonly HolidaysTypes.Holiday[]): [BerlinDate, string][] =>
  days.filter((day) => day.type === "public").map((day) => [day.date.slice(0, 10), day.name]);
