import { expect, test } from "vitest";
import { dayGroup } from "./day-group.rules.ts";

test.each([
  ["2027-05-17", "2027-05-18", "past"],
  ["2027-05-18", "2027-05-18", "today"],
  ["2027-05-19", "2027-05-18", "thisWeek"],
  ["2027-05-23", "2027-05-18", "thisWeek"],
  ["2027-05-24", "2027-05-18", "later"],
  ["2027-05-23", "2027-05-23", "today"],
  ["2027-05-24", "2027-05-23", "later"],
  ["2028-01-01", "2027-12-31", "thisWeek"],
  ["2028-01-03", "2027-12-31", "later"],
] as const)("%s, seen from %s, is %s", (date, today, group) => {
  expect(dayGroup(date, today)).toBe(group);
});
