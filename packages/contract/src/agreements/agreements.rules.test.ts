import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, isWeekend, isWorkingDay, weekdayOf } from "../base/index.ts";
import { containerAction } from "../catalog/index.ts";
import { cycleInterval, cycleIntervalIds, cycleWeekdays, weeksPerCycle } from "./agreements.codes.ts";
import { type Cycle, cycleDays, isValidCycle, possibleActions } from "./agreements.rules.ts";
import { formatCycle, formatShortCycle } from "./agreements.texts.ts";

const { twiceWeekly, weekly, twoWeeks, fourWeeks, sixWeeks, eightWeeks } = cycleInterval;
const none: ReadonlySet<string> = new Set();
const datesOf = (days: ReturnType<typeof cycleDays>) => days.map(({ date }) => date);

describe("a cycle", () => {
  test.each<[Cycle, boolean]>([
    [{ cycleInterval: weekly, weekday1: 1, weekday2: null }, true],
    [{ cycleInterval: weekly, weekday1: 1, weekday2: 3 }, false],
    [{ cycleInterval: eightWeeks, weekday1: 5, weekday2: null }, true],
    [{ cycleInterval: twiceWeekly, weekday1: 2, weekday2: 5 }, true],
    [{ cycleInterval: twiceWeekly, weekday1: 5, weekday2: 2 }, true],
    [{ cycleInterval: twiceWeekly, weekday1: 2, weekday2: 2 }, false],
    [{ cycleInterval: twiceWeekly, weekday1: 2, weekday2: null }, false],
  ])("%j is valid: %s", (cycle, valid) => {
    expect(isValidCycle(cycle)).toBe(valid);
  });

  test("is told in words", () => {
    const twice: Cycle = { cycleInterval: twiceWeekly, weekday1: 4, weekday2: 2 };
    expect(formatCycle(twice, "de")).toBe("zweimal wöchentlich, Dienstag und Donnerstag");
    expect(formatCycle(twice, "en")).toBe("twice a week, Tuesday and Thursday");
    expect(formatCycle({ cycleInterval: twoWeeks, weekday1: 2, weekday2: null }, "de")).toBe(
      "alle zwei Wochen, Dienstag",
    );
    expect(formatShortCycle(twice, "de")).toBe("zweimal wöchentlich: Di. und Do.");
  });
});

describe("the days of a cycle", () => {
  // 2026-04-14 is a Tuesday.
  test.each([
    [weekly, ["2026-04-14", "2026-04-21", "2026-04-28", "2026-05-05"]],
    [twoWeeks, ["2026-04-14", "2026-04-28", "2026-05-12", "2026-05-26"]],
    [fourWeeks, ["2026-04-14", "2026-05-12", "2026-06-09", "2026-07-07"]],
    [sixWeeks, ["2026-04-14", "2026-05-26", "2026-07-07", "2026-08-18"]],
    [eightWeeks, ["2026-04-14", "2026-06-09", "2026-08-04", "2026-09-29"]],
  ])("of interval %d follow its weeks", (interval, dates) => {
    const cycle = { cycleInterval: interval, weekday1: 2, weekday2: null, start: "2026-04-14" } as const;
    expect(datesOf(cycleDays(cycle, "2026-01-01", dates.at(-1) ?? "", none))).toEqual(dates);
  });

  test("of twice a week are both weekdays, in order", () => {
    const cycle = { cycleInterval: twiceWeekly, weekday1: 5, weekday2: 2, start: "2026-04-15" } as const;
    expect(datesOf(cycleDays(cycle, "2026-04-13", "2026-04-24", none))).toEqual([
      "2026-04-17",
      "2026-04-21",
      "2026-04-24",
    ]);
  });

  test("begin with the start and count the phase from its week", () => {
    const cycle = { cycleInterval: twoWeeks, weekday1: 1, weekday2: null, start: "2026-04-15" } as const;
    expect(datesOf(cycleDays(cycle, "2026-04-13", "2026-05-12", none))).toEqual(["2026-04-27", "2026-05-11"]);
  });

  test("move to the next working day on a holiday, and the phase stays", () => {
    const cycle = { cycleInterval: weekly, weekday1: 1, weekday2: null, start: "2026-03-30" } as const;
    const easter = new Set(["2026-04-03", "2026-04-06"]);
    expect(cycleDays(cycle, "2026-03-30", "2026-04-13", easter)).toEqual([
      { cycleDay: "2026-03-30", date: "2026-03-30" },
      { cycleDay: "2026-04-06", date: "2026-04-07" },
      { cycleDay: "2026-04-13", date: "2026-04-13" },
    ]);
  });

  test("move over a weekend and several holidays", () => {
    const cycle = { cycleInterval: weekly, weekday1: 5, weekday2: null, start: "2026-03-27" } as const;
    const easter = new Set(["2026-04-03", "2026-04-06"]);
    expect(datesOf(cycleDays(cycle, "2026-04-03", "2026-04-10", easter))).toEqual([
      "2026-04-07",
      "2026-04-10",
    ]);
  });

  test("fall away where the cycle comes on that date anyway", () => {
    const cycle = { cycleInterval: twiceWeekly, weekday1: 1, weekday2: 2, start: "2026-03-30" } as const;
    const easter = new Set(["2026-04-03", "2026-04-06"]);
    expect(cycleDays(cycle, "2026-04-06", "2026-04-10", easter)).toEqual([
      { cycleDay: "2026-04-07", date: "2026-04-07" },
    ]);
    const christmas = { ...cycle, weekday1: 4, weekday2: 5, start: "2025-12-01" } as const;
    expect(cycleDays(christmas, "2025-12-22", "2025-12-31", new Set(["2025-12-25", "2025-12-26"]))).toEqual([
      { cycleDay: "2025-12-25", date: "2025-12-29" },
    ]);
  });

  test("fall away just the same where the range cuts between a day and its neighbour", () => {
    const cycle = { cycleInterval: twiceWeekly, weekday1: 4, weekday2: 5, start: "2025-12-01" } as const;
    const christmas = new Set(["2025-12-25", "2025-12-26"]);
    expect(cycleDays(cycle, "2025-12-26", "2025-12-31", christmas)).toEqual([]);
    const easter = { ...cycle, weekday1: 1, weekday2: 2 } as const;
    expect(cycleDays(easter, "2026-04-06", "2026-04-06", new Set(["2026-04-06"]))).toEqual([]);
  });

  test("come on their weekdays over both changes of the clocks", () => {
    const cycle = { cycleInterval: weekly, weekday1: 1, weekday2: null, start: "2026-03-23" } as const;
    expect(datesOf(cycleDays(cycle, "2026-03-23", "2026-03-30", none))).toEqual(["2026-03-23", "2026-03-30"]);
    expect(datesOf(cycleDays(cycle, "2026-10-19", "2026-10-26", none))).toEqual(["2026-10-19", "2026-10-26"]);
  });
});

describe("whatever the cycle and the holidays", () => {
  const starts = fc.integer({ min: 0, max: 400 }).map((days) => addDays("2026-01-01", days));
  const weekdays = fc.constantFrom(...cycleWeekdays);
  const cycles = fc
    .record({
      cycleInterval: fc.constantFrom(...cycleIntervalIds),
      one: weekdays,
      other: weekdays,
      start: starts,
    })
    .map(({ one, other, ...rest }) => ({
      ...rest,
      weekday1: one,
      weekday2:
        rest.cycleInterval !== twiceWeekly ? null : other === one ? (((one % 5) + 1) as typeof one) : other,
    }));
  /** Random holidays, all in the first week of every four weeks, so that only a few are adjacent. */
  const holidaySets = fc
    .uniqueArray(fc.record({ block: fc.integer({ min: 0, max: 40 }), day: fc.integer({ min: 0, max: 6 }) }), {
      maxLength: 40,
    })
    .map((days) => new Set(days.map(({ block, day }) => addDays("2026-01-01", block * 28 + day))));
  const ranges = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 120 }));

  test("no date is doubled, all are working days, none before its day or the start", () => {
    fc.assert(
      fc.property(cycles, holidaySets, ranges, (cycle, holidays, [offset, length]) => {
        const from = addDays("2026-01-01", offset);
        const days = cycleDays(cycle, from, addDays(from, length), holidays);
        expect(new Set(datesOf(days)).size).toBe(days.length);
        for (const { cycleDay, date } of days) {
          expect(isWorkingDay(date, holidays)).toBe(true);
          expect(cycleDay >= cycle.start && cycleDay >= from && date >= cycleDay).toBe(true);
          expect(date === cycleDay || holidays.has(cycleDay)).toBe(true);
          expect([cycle.weekday1, cycle.weekday2]).toContain(weekdayOf(cycleDay));
          const startMonday = addDays(cycle.start, 1 - weekdayOf(cycle.start));
          const week = Math.floor(daysBetween(startMonday, cycleDay) / 7);
          expect(week % weeksPerCycle[cycle.cycleInterval]).toBe(0);
        }
      }),
    );
  });

  test("a part of a range gives the same days as the whole", () => {
    fc.assert(
      fc.property(cycles, holidaySets, ranges, (cycle, holidays, [offset, length]) => {
        const from = addDays("2026-01-01", offset);
        const to = addDays(from, length);
        const whole = cycleDays(cycle, "2026-01-01", "2028-06-30", holidays);
        const part = whole.filter(({ cycleDay }) => cycleDay >= from && cycleDay <= to);
        expect(cycleDays(cycle, from, to, holidays)).toEqual(part);
      }),
    );
  });

  test("without holidays no day is lost or moved", () => {
    fc.assert(
      fc.property(cycles, (cycle) => {
        const days = cycleDays(cycle, cycle.start, addDays(cycle.start, 55), none);
        const rounds = 8 / weeksPerCycle[cycle.cycleInterval];
        const perRound = cycle.weekday2 === null ? 1 : 2;
        expect(days.every(({ cycleDay, date }) => cycleDay === date && !isWeekend(date))).toBe(true);
        expect(days.length).toBeGreaterThanOrEqual(Math.floor(rounds - 1) * perRound);
        expect(days.length).toBeLessThanOrEqual(Math.ceil(rounds + 1) * perRound);
      }),
    );
  });
});

describe("the actions an agreement offers", () => {
  const offered = [containerAction.empty, containerAction.remove, containerAction.place];

  test.each([
    ["active", 2, "container", offered],
    ["active", 0, "container", [containerAction.place]],
    ["active", 0, "piece", [containerAction.empty, containerAction.place]],
    ["active", 1, "piece", offered],
    ["requested", 0, "container", [containerAction.place]],
    ["requested", 2, "piece", [containerAction.place]],
    ["ended", 2, "container", []],
  ] as const)("%s with %d on site, ordered by %s", (status, containers, unit, expected) => {
    expect(possibleActions({ status, containersOnSite: containers, unit }, offered)).toEqual(expected);
  });
});
