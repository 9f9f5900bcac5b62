import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  addDays,
  addWorkingDays,
  berlinDate,
  berlinNoon,
  daysBetween,
  isAfterBerlinNoon,
  isWorkingDay,
  lastDayOfMonth,
  mondayOf,
  nextWorkingDay,
  onOrNextWorkingDay,
  startOfBerlinDay,
  sundayOf,
  weekdayOf,
} from "./berlin-dates.ts";

const at = (instant: string) => Temporal.Instant.from(instant);
const anyDate = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays("1980-01-01", days));

describe("the Berlin date", () => {
  test.each([
    ["2026-03-28T22:59:59Z", "2026-03-28"],
    ["2026-03-28T23:00:00Z", "2026-03-29"],
    ["2026-03-29T21:59:59Z", "2026-03-29"],
    ["2026-03-29T22:00:00Z", "2026-03-30"],
    ["2026-10-24T21:59:59Z", "2026-10-24"],
    ["2026-10-24T22:00:00Z", "2026-10-25"],
    ["2026-10-25T22:59:59.999Z", "2026-10-25"],
    ["2026-10-25T23:00:00Z", "2026-10-26"],
    ["2026-12-31T22:59:59Z", "2026-12-31"],
    ["2026-12-31T23:00:00Z", "2027-01-01"],
  ])("of %s is %s", (instant, date) => {
    expect(berlinDate(at(instant))).toBe(date);
  });

  test("begins at the start of its day", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const start = startOfBerlinDay(date);
        expect(berlinDate(start)).toBe(date);
        expect(berlinDate(start.subtract({ nanoseconds: 1 }))).toBe(addDays(date, -1));
      }),
    );
  });

  test.each([
    ["2026-03-29", "2026-03-28T23:00:00Z", "2026-03-29T10:00:00Z"],
    ["2026-03-30", "2026-03-29T22:00:00Z", "2026-03-30T10:00:00Z"],
    ["2026-10-25", "2026-10-24T22:00:00Z", "2026-10-25T11:00:00Z"],
    ["2026-10-26", "2026-10-25T23:00:00Z", "2026-10-26T11:00:00Z"],
  ])("%s starts at %s and has its noon at %s", (date, start, noon) => {
    expect(startOfBerlinDay(date).toString()).toBe(start);
    expect(berlinNoon(date).toString()).toBe(noon);
  });
});

describe("noon", () => {
  test.each([
    ["2026-01-15T10:59:59Z", false],
    ["2026-01-15T11:00:00Z", false],
    ["2026-01-15T11:00:00.000000001Z", true],
    ["2026-01-15T11:00:01Z", true],
    ["2026-07-15T10:00:00Z", false],
    ["2026-07-15T10:00:01Z", true],
    ["2026-07-15T21:59:59Z", true],
    ["2026-07-15T22:00:00Z", false],
  ])("has passed at %s: %s", (instant, passed) => {
    expect(isAfterBerlinNoon(at(instant))).toBe(passed);
  });
});

describe("calendar days", () => {
  test("are counted as Temporal counts them", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const plain = Temporal.PlainDate.from(date);
        expect(addDays(date, days)).toBe(plain.add({ days }).toString());
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(weekdayOf(date)).toBe(plain.dayOfWeek);
      }),
    );
  });

  test("have the Monday and Sunday of their week and the last day of their month", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const plain = Temporal.PlainDate.from(date);
        expect(mondayOf(date)).toBe(plain.subtract({ days: plain.dayOfWeek - 1 }).toString());
        expect(sundayOf(date)).toBe(addDays(mondayOf(date), 6));
        expect(lastDayOfMonth(date)).toBe(plain.with({ day: plain.daysInMonth }).toString());
      }),
    );
  });

  test("before 1970 have their weekday too", () => {
    expect(weekdayOf("1969-12-31")).toBe(3);
    expect(weekdayOf("1960-02-29")).toBe(1);
  });
});

describe("working days", () => {
  const easter = new Set(["2026-04-03", "2026-04-06"]);

  test.each([
    ["2026-04-02", true],
    ["2026-04-03", false],
    ["2026-04-04", false],
    ["2026-04-05", false],
    ["2026-04-06", false],
    ["2026-04-07", true],
  ])("%s is one: %s", (date, expected) => {
    expect(isWorkingDay(date, easter)).toBe(expected);
  });

  test("skip weekends and holidays", () => {
    expect(nextWorkingDay("2026-04-02", easter)).toBe("2026-04-07");
    expect(onOrNextWorkingDay("2026-04-02", easter)).toBe("2026-04-02");
    expect(onOrNextWorkingDay("2026-04-03", easter)).toBe("2026-04-07");
    expect(addWorkingDays("2026-04-02", 0, easter)).toBe("2026-04-02");
    expect(addWorkingDays("2026-04-01", 5, easter)).toBe("2026-04-10");
    expect(addWorkingDays("2026-04-04", 1, easter)).toBe("2026-04-07");
  });

  test("follow each other without a gap", () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
        (date, offsets) => {
          const holidays = new Set(offsets.map((offset) => addDays(date, offset)));
          const next = nextWorkingDay(date, holidays);
          expect(next > date).toBe(true);
          expect(isWorkingDay(next, holidays)).toBe(true);
          for (let day = addDays(date, 1); day < next; day = addDays(day, 1)) {
            expect(isWorkingDay(day, holidays)).toBe(false);
          }
        },
      ),
    );
  });
});

test("no module touches Temporal while it loads, so that a browser can bring it later", async () => {
  vi.resetModules();
  vi.stubGlobal("Temporal", undefined);
  try {
    const rooms = [import("./index.ts"), import("../orders/index.ts"), import("../session/index.ts")];
    await expect(Promise.all(rooms)).resolves.toHaveLength(3);
  } finally {
    vi.unstubAllGlobals();
  }
});
