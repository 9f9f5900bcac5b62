import { expect, test } from "vitest";
import {
  choiceOf,
  nextPeriod,
  periodAround,
  periodOf,
  previousPeriod,
  switchedPeriod,
  weekNumberOf,
  weeksOf,
} from "./calendar-period.ts";

const today = "2027-05-18";
const week = (first: string, last: string) => ({ kind: "week", first, last }) as const;
const month = (first: string, last: string) => ({ kind: "month", first, last }) as const;

test("weeks and months follow each other over the turn of the year and of summer time", () => {
  const lastWeek = periodAround("week", "2027-12-31");
  expect(lastWeek).toEqual(week("2027-12-27", "2028-01-02"));
  expect(nextPeriod(lastWeek)).toEqual(week("2028-01-03", "2028-01-09"));
  expect(previousPeriod(nextPeriod(lastWeek))).toEqual(lastWeek);
  expect(nextPeriod(periodAround("month", "2028-01-31"))).toEqual(month("2028-02-01", "2028-02-29"));
  expect(previousPeriod(periodAround("month", "2028-01-31"))).toEqual(month("2027-12-01", "2027-12-31"));
  expect(nextPeriod(periodAround("week", "2027-03-28"))).toEqual(week("2027-03-29", "2027-04-04"));
});

test.each([
  ["2027-01-03", { week: 53, year: 2026 }],
  ["2027-01-04", { week: 1, year: 2027 }],
  ["2027-05-17", { week: 20, year: 2027 }],
])("%s is in week %o", (date, expected) => {
  expect(weekNumberOf(date)).toEqual(expected);
});

test.each([
  ["today's month", month("2027-05-01", "2027-05-31"), { view: "month", month: null, week: null }],
  ["another month", month("2027-06-01", "2027-06-30"), { view: "month", month: "2027-06", week: null }],
  ["today's week", week("2027-05-17", "2027-05-23"), { view: "week", month: null, week: null }],
  ["another week", week("2027-05-24", "2027-05-30"), { view: "week", month: null, week: "2027-05-24" }],
] as const)("%s comes back from its address", (_name, period, choice) => {
  expect(choiceOf(period, today)).toEqual(choice);
  expect(periodOf(choice, today)).toEqual(period);
});

test("a month becomes its week of today, or its first; a week the month that has most of it", () => {
  expect(switchedPeriod(periodAround("month", today), today)).toEqual(week("2027-05-17", "2027-05-23"));
  expect(switchedPeriod(periodAround("month", "2027-06-01"), today)).toEqual(
    week("2027-06-07", "2027-06-13"),
  );
  expect(switchedPeriod(periodAround("month", "2027-11-01"), today)).toEqual(
    week("2027-11-01", "2027-11-07"),
  );
  expect(switchedPeriod(periodAround("week", "2027-06-01"), today)).toEqual(
    month("2027-06-01", "2027-06-30"),
  );
});

test("a month is shown in full weeks", () => {
  const weeks = weeksOf(periodAround("month", "2027-05-18"));
  expect(weeks.map((days) => [days[0], days.length])).toEqual([
    ["2027-04-26", 7],
    ["2027-05-03", 7],
    ["2027-05-10", 7],
    ["2027-05-17", 7],
    ["2027-05-24", 7],
    ["2027-05-31", 7],
  ]);
});
