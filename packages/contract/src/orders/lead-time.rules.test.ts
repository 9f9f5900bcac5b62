import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, berlinZone, isWorkingDay, nextWorkingDay } from "../base/index.ts";
import { earliestDesiredDate, latestDesiredDate, latestExecutionDate } from "./lead-time.rules.ts";

const berlin = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(berlinZone).toInstant();
const none: ReadonlySet<string> = new Set();
const easter = new Set(["2026-04-03", "2026-04-06"]);

describe("the earliest desired date", () => {
  // 2026-04-13 is a Monday.
  test.each([
    ["2026-04-13T11:59:59", 1, "2026-04-14"],
    ["2026-04-13T12:00:00", 1, "2026-04-14"],
    ["2026-04-13T12:00:01", 1, "2026-04-15"],
    ["2026-04-14T12:00:00", 1, "2026-04-15"],
    ["2026-04-14T12:00:01", 1, "2026-04-16"],
    ["2026-04-15T12:00:00", 1, "2026-04-16"],
    ["2026-04-15T12:00:01", 1, "2026-04-17"],
    ["2026-04-16T12:00:00", 1, "2026-04-17"],
    ["2026-04-16T12:00:01", 1, "2026-04-20"],
    ["2026-04-17T11:59:59", 1, "2026-04-20"],
    ["2026-04-17T12:00:00", 1, "2026-04-20"],
    ["2026-04-17T12:00:01", 1, "2026-04-21"],
    ["2026-04-17T13:00:00", 1, "2026-04-21"],
    ["2026-04-18T09:00:00", 1, "2026-04-21"],
    ["2026-04-18T12:00:01", 1, "2026-04-21"],
    ["2026-04-19T09:00:00", 1, "2026-04-21"],
    ["2026-04-19T23:59:59", 1, "2026-04-21"],
    ["2026-04-20T00:00:00", 1, "2026-04-21"],
    ["2026-04-13T09:00:00", 0, "2026-04-13"],
    ["2026-04-13T12:00:01", 0, "2026-04-14"],
    ["2026-04-18T09:00:00", 0, "2026-04-20"],
    ["2026-04-13T09:00:00", 5, "2026-04-20"],
    ["2026-04-13T12:00:01", 5, "2026-04-21"],
    // Both changes of the clocks fall on a Sunday.
    ["2026-03-29T01:30:00", 1, "2026-03-31"],
    ["2026-10-25T02:30:00", 1, "2026-10-27"],
    ["2026-03-27T12:00:00", 1, "2026-03-30"],
    ["2026-10-23T12:00:01", 1, "2026-10-27"],
  ])("asked at %s with a lead time of %d is %s", (now, leadTimeDays, date) => {
    expect(earliestDesiredDate(berlin(now), leadTimeDays, none)).toBe(date);
  });

  test.each([
    ["2026-04-02T12:00:00", "2026-04-07"],
    ["2026-04-02T12:00:01", "2026-04-08"],
    ["2026-04-03T09:00:00", "2026-04-08"],
    ["2026-04-06T09:00:00", "2026-04-08"],
  ])("asked at %s around Easter is %s", (now, date) => {
    expect(earliestDesiredDate(berlin(now), 1, easter)).toBe(date);
  });

  test("is always a working day, and never earlier for a longer lead time or a later hour", () => {
    const holidaySets = fc
      .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 8 })
      .map((days) => new Set(days.map((day) => addDays("2026-03-20", day))));
    const hours = fc.integer({ min: 0, max: 24 * 24 });
    fc.assert(
      fc.property(holidaySets, hours, fc.integer({ min: 0, max: 8 }), (holidays, hour, leadTimeDays) => {
        const now = berlin("2026-03-20T00:00:01").add({ hours: hour });
        const earliest = earliestDesiredDate(now, leadTimeDays, holidays);
        expect(isWorkingDay(earliest, holidays)).toBe(true);
        expect(earliestDesiredDate(now, leadTimeDays + 1, holidays)).toBe(nextWorkingDay(earliest, holidays));
        expect(earliestDesiredDate(now.add({ hours: 1 }), leadTimeDays, holidays) >= earliest).toBe(true);
      }),
    );
  });
});

test("the service deadline is five working days after the date", () => {
  expect(latestExecutionDate("2026-04-09", none)).toBe("2026-04-16");
  expect(latestExecutionDate("2026-04-02", easter)).toBe("2026-04-13");
});

test("orders reach as far as holidays are known", () => {
  expect(latestDesiredDate(berlin("2026-12-31T23:59:59"))).toBe("2028-12-31");
  expect(latestDesiredDate(berlin("2027-01-01T00:00:00"))).toBe("2029-12-31");
});
