import { expect, test } from "vitest";
import { serviceMinutes } from "./service-hours.rules.ts";

const holidays = new Set(["2027-03-26", "2027-03-29"]);

test.each([
  ["within a day", "2027-03-01T08:00:00Z", "2027-03-01T09:30:30Z", 90],
  ["before service opens", "2027-03-01T05:00:00Z", "2027-03-01T07:00:00Z", 0],
  ["over a night", "2027-03-01T15:00:00Z", "2027-03-02T08:00:00Z", 120],
  ["over a weekend", "2027-03-05T15:00:00Z", "2027-03-08T08:00:00Z", 120],
  ["over Easter and the change to summer time", "2027-03-25T15:00:00Z", "2027-03-30T07:00:00Z", 120],
  ["of a later to an earlier instant", "2027-03-02T09:00:00Z", "2027-03-01T09:00:00Z", 0],
])("minutes of service %s", (_what, from, to, expected) => {
  const minutes = serviceMinutes(Temporal.Instant.from(from), Temporal.Instant.from(to), holidays);
  expect(minutes).toBe(expected);
});
