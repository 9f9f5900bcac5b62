import { expect, test } from "vitest";
import { periodPresets, presetOf, presetPeriod } from "./period-presets.ts";

test.each([
  ["today", "2027-05-18", "2027-05-18", "2027-05-18"],
  ["thisWeek", "2027-05-23", "2027-05-17", "2027-05-23"],
  ["thisWeek", "2027-05-24", "2027-05-24", "2027-05-30"],
  ["next14Days", "2027-12-25", "2027-12-25", "2028-01-07"],
  ["thisMonth", "2028-02-29", "2028-02-01", "2028-02-29"],
  ["lastMonth", "2027-03-31", "2027-02-01", "2027-02-28"],
  ["lastMonth", "2027-01-15", "2026-12-01", "2026-12-31"],
  ["thisQuarter", "2027-05-18", "2027-04-01", "2027-06-30"],
  ["thisQuarter", "2027-12-31", "2027-10-01", "2027-12-31"],
] as const)("%s, seen from %s, is from %s to %s", (preset, today, dateFrom, dateTo) => {
  expect(presetPeriod(preset, today)).toEqual({ dateFrom, dateTo });
});

test("a period is known by its name, another one has none", () => {
  const today = "2027-05-18";
  for (const preset of periodPresets) expect(presetOf(presetPeriod(preset, today), today)).toBe(preset);
  expect(presetOf({ dateFrom: today, dateTo: null }, today)).toBeNull();
  expect(presetOf({ dateFrom: null, dateTo: null }, today)).toBeNull();
  expect(presetOf(presetPeriod("thisMonth", today), "2027-06-01")).toBe("lastMonth");
});
