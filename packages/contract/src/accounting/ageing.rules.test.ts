import { expect, test } from "vitest";
import { type AgeingGroup, ageingGroups } from "./accounting.codes.ts";
import { overdueDays } from "../documents/index.ts";
import { ageingGroupOf, dueRangeOf } from "./ageing.rules.ts";

test.each<[due: string | null, days: number, group: AgeingGroup]>([
  [null, 0, "not_due"],
  ["2027-04-01", 0, "not_due"],
  ["2027-03-31", 0, "not_due"],
  ["2027-03-30", 1, "to_30"],
  // From here on, the due date is before 28 March, on which summer time begins.
  ["2027-03-01", 30, "to_30"],
  ["2027-02-28", 31, "to_60"],
  ["2027-01-30", 60, "to_60"],
  ["2027-01-29", 61, "to_90"],
  ["2026-12-31", 90, "to_90"],
  ["2026-12-30", 91, "over_90"],
])("due on %s is %i days overdue on 31 March: %s", (due, days, group) => {
  expect(overdueDays(due, "2027-03-31")).toBe(days);
  expect(ageingGroupOf(due, "2027-03-31")).toBe(group);
  const { from, to, withoutDay } = dueRangeOf(group, "2027-03-31");
  const isInRange = due === null ? withoutDay : (from ?? "0") <= due && due <= (to ?? "9");
  expect(isInRange).toBe(true);
});

test("the groups follow each other without a gap", () => {
  const ranges = ageingGroups.map((group) => dueRangeOf(group, "2027-03-31"));
  expect(ranges.map(({ from, to }) => [from, to])).toEqual([
    ["2027-03-31", null],
    ["2027-03-01", "2027-03-30"],
    ["2027-01-30", "2027-02-28"],
    ["2026-12-31", "2027-01-29"],
    [null, "2026-12-30"],
  ]);
  expect(ranges.map(({ withoutDay }) => withoutDay)).toEqual([true, false, false, false, false]);
});
