import { berlinZone } from "@kreislauf/contract/base";
import fc from "fast-check";
import { expect, test } from "vitest";
import { berlinWallClock } from "./berlin-wall-clock.ts";

const minute = 60_000;

test.each([
  ["in winter", "2027-01-15T08:42:31.120Z", "2027-01-15T09:42"],
  ["in summer", "2027-07-15T08:42:31.120Z", "2027-07-15T10:42"],
  [
    "after Berlin's midnight, when UTC still has the day before",
    "2026-12-31T23:05:00.000Z",
    "2027-01-01T00:05",
  ],
  ["before clocks go forward", "2027-03-28T00:59:59.999Z", "2027-03-28T01:59"],
  ["after clocks went forward", "2027-03-28T01:00:00.000Z", "2027-03-28T03:00"],
  ["before clocks go back", "2027-10-31T00:59:00.000Z", "2027-10-31T02:59"],
  ["after clocks went back", "2027-10-31T01:00:00.000Z", "2027-10-31T02:00"],
])("%s", (_when, instant, there) => {
  expect(berlinWallClock(instant)).toBe(there);
});

test("any minute from 2000 to 2037 is what the time zone says", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2000, 0) / minute, max: Date.UTC(2037, 0) / minute }),
      (minutes) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(minutes * minute);
        const expected = instant.toZonedDateTimeISO(berlinZone).toPlainDateTime().toString().slice(0, 16);
        expect(berlinWallClock(instant.toString())).toBe(expected);
      },
    ),
    { numRuns: 2_000 },
  );
});
