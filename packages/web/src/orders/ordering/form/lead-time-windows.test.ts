import { addDays } from "@kreislauf/contract/base";
import { expect, it } from "vitest";
import { leadTimeWindows } from "./lead-time-windows.ts";

const today = "2027-05-18";
const second = "2027-08-16"; // 90 days later
const third = "2027-11-14";

it("asks once while the month lies within the first 90 days", () => {
  expect(leadTimeWindows(today, "2027-05-01", null)).toEqual([today]);
  expect(leadTimeWindows(today, addDays(second, -42), null)).toEqual([today]);
});

it("asks for the next 90 days as soon as one day shown lies beyond", () => {
  expect(leadTimeWindows(today, addDays(second, -41), null)).toEqual([today, second]);
  expect(leadTimeWindows(today, "2027-08-01", null)).toEqual([today, second]);
});

it("always counts from today too, for the earliest date", () => {
  expect(leadTimeWindows(today, "2027-12-01", null)).toEqual([today, third]);
});

it("keeps the days around a chosen date counted when another month is shown", () => {
  expect(leadTimeWindows(today, "2027-05-01", addDays(second, -1))).toEqual([today]);
  expect(leadTimeWindows(today, "2027-05-01", second)).toEqual([today, second]);
});
