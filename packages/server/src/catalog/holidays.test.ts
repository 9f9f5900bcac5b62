import { addDays, isWeekend } from "@kreislauf/contract/base";
import { type Land, laender } from "@kreislauf/contract/catalog";
import { describe, expect, test } from "vitest";
import { upcomingHolidays, holidaysOf } from "./holidays.ts";

/** Dates copied from printed calendars, not computed: Easter Sunday, and the Wednesday before 23 November. */
const movable = {
  2026: { easter: "2026-04-05", repentance: "2026-11-18" },
  2027: { easter: "2027-03-28", repentance: "2027-11-17" },
  2028: { easter: "2028-04-16", repentance: "2028-11-22" },
  2029: { easter: "2029-04-01", repentance: "2029-11-21" },
  2030: { easter: "2030-04-21", repentance: "2030-11-20" },
} as const;

type Year = keyof typeof movable;
const years = Object.keys(movable).map(Number) as Year[];

const onlyIn = (land: Land, ...lands: readonly Land[]) => lands.includes(land);

/** The holidays by the laws of the Länder, written down by hand. */
function lawfulHolidays(land: Land, year: Year): string[] {
  const { easter, repentance } = movable[year];
  const afterEaster = (days: number) => addDays(easter, days);
  const days = [`${year}-01-01`, `${year}-05-01`, `${year}-10-03`, `${year}-12-25`, `${year}-12-26`];
  days.push(afterEaster(-2), afterEaster(1), afterEaster(39), afterEaster(50));
  if (onlyIn(land, "BW", "BY", "ST")) days.push(`${year}-01-06`);
  if (onlyIn(land, "BE", "MV")) days.push(`${year}-03-08`);
  if (onlyIn(land, "BB")) days.push(easter, afterEaster(49));
  if (onlyIn(land, "BW", "BY", "HE", "NW", "RP", "SL")) days.push(afterEaster(60));
  if (onlyIn(land, "SL")) days.push(`${year}-08-15`);
  if (onlyIn(land, "TH")) days.push(`${year}-09-20`);
  if (onlyIn(land, "BB", "HB", "HH", "MV", "NI", "SH", "SN", "ST", "TH")) days.push(`${year}-10-31`);
  if (onlyIn(land, "BW", "BY", "NW", "RP", "SL")) days.push(`${year}-11-01`);
  if (onlyIn(land, "SN")) days.push(repentance);
  // Only in 2028: 75 years after the uprising of 17 June 1953.
  if (land === "BE" && year === 2028) days.push("2028-06-17");
  return days.toSorted();
}

const place = (land: Land, flags = {}) => ({
  land,
  assumptionDayHoliday: false,
  corpusChristiHoliday: false,
  ...flags,
});
const datesOf = async (...question: Parameters<typeof holidaysOf>) => [
  ...(await holidaysOf(...question)).keys(),
];

describe("public holidays", () => {
  test.each(laender)("of %s in 2026 to 2030 are those of its law", async (land) => {
    for (const year of years) {
      expect(await datesOf(place(land), [year]), `${land} ${year}`).toEqual(lawfulHolidays(land, year));
    }
  });

  test("Mariä Himmelfahrt is a holiday in Bayern where the municipality is Catholic, and only there", async () => {
    const flagged = { assumptionDayHoliday: true };
    expect(await datesOf(place("BY"), [2028])).not.toContain("2028-08-15");
    expect(await datesOf(place("BY", flagged), [2028])).toEqual(
      [...lawfulHolidays("BY", 2028), "2028-08-15"].toSorted(),
    );
    expect(await datesOf(place("HE", flagged), [2028])).toEqual(lawfulHolidays("HE", 2028));
  });

  test.each([
    ["SN", 2026, "2026-06-04"],
    ["TH", 2027, "2027-05-27"],
  ] as const)("Fronleichnam is a holiday in some municipalities of %s", async (land, year, corpusChristi) => {
    expect(await datesOf(place(land), [year])).not.toContain(corpusChristi);
    expect(await datesOf(place(land, { corpusChristiHoliday: true }), [year])).toEqual(
      [...lawfulHolidays(land, year), corpusChristi].toSorted(),
    );
    expect(await datesOf(place("BE", { corpusChristiHoliday: true }), [year])).toEqual(
      lawfulHolidays("BE", year),
    );
  });

  test("holidays of one year only are known", async () => {
    // 500 years of the Reformation, and 75 and 80 years after the end of the war.
    expect(await datesOf(place("HE"), [2017])).toContain("2017-10-31");
    expect(await datesOf(place("BE"), [2020])).toContain("2020-05-08");
    expect(await datesOf(place("BE"), [2025])).toContain("2025-05-08");
    expect(await datesOf(place("BE"), [2026, 2027])).not.toContain("2026-05-08");
  });

  test("Christmas Eve and New Year's Eve are working days", async () => {
    const dates = await datesOf(place("BY"), [2026]);
    expect(isWeekend("2026-12-24") || isWeekend("2026-12-31")).toBe(false);
    expect(dates).not.toContain("2026-12-24");
    expect(dates).not.toContain("2026-12-31");
  });

  test("carry their name in the language asked for", async () => {
    expect((await holidaysOf(place("NW"), [2026])).get("2026-04-03")).toBe("Karfreitag");
    expect((await holidaysOf(place("NW"), [2026], "en")).get("2026-04-03")).toBe("Good Friday");
  });

  test("of several years come in one answer", async () => {
    const dates = await datesOf(place("TH"), [2026, 2027]);
    expect(dates).toEqual([...lawfulHolidays("TH", 2026), ...lawfulHolidays("TH", 2027)]);
  });

  test("reach from the running year of Berlin over the next two", async () => {
    const newYearInBerlin = Temporal.Instant.from("2026-12-31T23:00:00Z");
    const dates = [...(await upcomingHolidays(newYearInBerlin, place("HH"))).keys()];
    expect(dates.at(0)).toBe("2027-01-01");
    expect(dates.at(-1)).toBe("2029-12-26");
  });
});
