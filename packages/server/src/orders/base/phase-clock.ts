import { berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import { type Land, laender } from "@kreislauf/contract/catalog";
import { localHolidayOf } from "@kreislauf/contract/sites";
import { type HolidayPlace, holidaysOf } from "../../catalog/index.ts";

/** What the phases of orders depend on besides the orders themselves: the current time and the holidays. */
export interface PhaseClock {
  readonly now: Temporal.Instant;
  /** The holidays of this year and of last year at a place. */
  readonly holidaysAt: (place: HolidayPlace) => ReadonlySet<BerlinDate>;
}

export type KindOfPlace = HolidayPlace & { readonly land: Land };

/**
 * One place of each kind: every Land, and once more every Land of which some municipalities have a holiday of their
 * own.
 */
export const holidayPlaces: readonly KindOfPlace[] = laender.flatMap((land) => {
  const place = { land, assumptionDayHoliday: false, corpusChristiHoliday: false };
  const own = localHolidayOf(land);
  return own === null ? [place] : [place, { ...place, [own]: true }];
});

const keyOf = ({ land, assumptionDayHoliday, corpusChristiHoliday }: HolidayPlace) =>
  `${land} ${assumptionDayHoliday} ${corpusChristiHoliday}`;

type HolidaysByPlace = ReadonlyMap<string, ReadonlySet<BerlinDate>>;

/** The holidays of `year` and of the year before, as they were last read. A failed read is not cached. */
let cached: { readonly year: number; readonly holidays: Promise<HolidaysByPlace> } | undefined;

async function readHolidays(year: number): Promise<HolidaysByPlace> {
  const entries = holidayPlaces.map(async (place) => {
    const holidays = await holidaysOf(place, [year - 1, year]);
    return [keyOf(place), new Set(holidays.keys())] as const;
  });
  return new Map(await Promise.all(entries));
}

export async function readPhaseClock(now: Temporal.Instant): Promise<PhaseClock> {
  const year = Number(berlinDate(now).slice(0, 4));
  if (cached?.year !== year) {
    const reading = { year, holidays: readHolidays(year) };
    cached = reading;
    reading.holidays.catch(() => {
      if (cached === reading) cached = undefined;
    });
  }
  const byPlace = await cached.holidays;
  return { now, holidaysAt: (place) => byPlace.get(keyOf(place)) ?? new Set() };
}
