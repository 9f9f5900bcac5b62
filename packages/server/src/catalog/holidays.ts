import { berlinDate, type BerlinDate, type Language } from "@kreislauf/contract/base";
import type { HolidaysTypes } from "date-holidays";

/** What the public holidays of a site depend on (docs/coverage.md D7.8). */
export interface HolidayPlace {
  /** ISO 3166-2 code without `DE-`. */
  readonly land: string;
  /** A Catholic municipality of Bayern, which has Mariä Himmelfahrt. */
  readonly assumptionDayHoliday: boolean;
  /** One of the municipalities of Sachsen and Thüringen that have Fronleichnam. */
  readonly corpusChristiHoliday: boolean;
}

/** The days with their names. */
export type Holidays = ReadonlyMap<BerlinDate, string>;

/** A holiday of some municipalities only, listed by the library under a region that has it. */
const ownHolidayRegions: Readonly<Record<string, readonly [flag: keyof HolidayPlace, region: string]>> = {
  BY: ["assumptionDayHoliday", "KATH"],
  SN: ["corpusChristiHoliday", "BZ"],
  TH: ["corpusChristiHoliday", "EIC"],
};

const cache = new Map<string, Holidays>();

/** Public holidays at a place in certain years. */
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

/** The library (12 MB) is loaded on first use. */
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

/** Public holidays of the current and the next two years: as far ahead as anything can be ordered. */
export function upcomingHolidays(
  now: Temporal.Instant,
  place: HolidayPlace,
  language?: Language,
): Promise<Holidays> {
  const year = Number(berlinDate(now).slice(0, 4));
  return holidaysOf(place, [year, year + 1, year + 2], language);
}

/** Keeps the non-working ones of the library's days; the first ten characters of each are its date. */
const publicHolidays = (days: readonly HolidaysTypes.Holiday[]): [BerlinDate, string][] =>
  days.filter((day) => day.type === "public").map((day) => [day.date.slice(0, 10), day.name]);
