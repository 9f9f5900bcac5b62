import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, berlinDate, berlinZone, daysBetween, startOfBerlinDay, weekdayOf } from "../base/index.ts";
import { closedEditWindow, editableUntil } from "./edit-window.rules.ts";

const berlin = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(berlinZone).toInstant();
const words = (until: Temporal.Instant | null) =>
  until && until.toZonedDateTimeISO(berlinZone).toPlainDateTime().toString({ smallestUnit: "second" });
const noonRule = (desiredDate: string, now: string) => words(editableUntil(desiredDate, berlin(now), "noon"));

/** 2026-04-13 is a Monday. */
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const dayOf = (name: (typeof weekdays)[number]) => addDays("2026-04-13", weekdays.indexOf(name));

describe("the noon rule, literally", () => {
  describe.each([
    ["Monday", 2],
    ["Tuesday", 2],
    ["Wednesday", 2],
    ["Thursday", 2],
    ["Friday", 4],
    ["Saturday", 3],
    ["Sunday", 2],
  ] as const)("on a %s demands %d days after noon", (name, daysAway) => {
    const day = dayOf(name);

    test.each(["11:59:59", "12:00:00"])("at %s sets no limit", (time) => {
      for (let away = 1; away <= 6; away += 1) {
        expect(noonRule(addDays(day, away), `${day}T${time}`), `${away} days`).not.toBeNull();
      }
    });

    test("at 12:00:01 closes what is nearer", () => {
      for (let away = 1; away <= 6; away += 1) {
        const until = noonRule(addDays(day, away), `${day}T12:00:01`);
        expect(until !== null, `${away} days`).toBe(away >= daysAway);
      }
    });

    test("ends at noon itself, to the nanosecond", () => {
      const noon = berlin(`${day}T12:00:00`);
      const nearest = addDays(day, 1);
      expect(editableUntil(nearest, noon, "noon")?.equals(noon)).toBe(true);
      expect(editableUntil(nearest, noon.add({ nanoseconds: 1 }), "noon")).toBeNull();
    });
  });

  test.each([
    // An order for Monday is closed on Friday afternoon and open again in the mornings of the weekend.
    ["Monday", "2026-04-20", "2026-04-16T15:00:00", "2026-04-17T12:00:00"],
    ["Monday", "2026-04-20", "2026-04-17T11:59:59", "2026-04-17T12:00:00"],
    ["Monday", "2026-04-20", "2026-04-17T12:00:01", null],
    ["Monday", "2026-04-20", "2026-04-17T23:59:59", null],
    ["Monday", "2026-04-20", "2026-04-18T00:00:00", "2026-04-18T12:00:00"],
    ["Monday", "2026-04-20", "2026-04-18T12:00:01", null],
    ["Monday", "2026-04-20", "2026-04-19T00:00:00", "2026-04-19T12:00:00"],
    ["Monday", "2026-04-20", "2026-04-19T12:00:01", null],
    ["Tuesday", "2026-04-21", "2026-04-17T12:00:01", "2026-04-20T12:00:00"],
    ["Tuesday", "2026-04-21", "2026-04-18T12:00:01", "2026-04-20T12:00:00"],
    ["Thursday", "2026-04-09", "2026-03-26T10:42:00", "2026-04-08T12:00:00"],
    // On the desired date and the day after it, the minimum of 11 hours closes the window even before noon.
    ["Thursday", "2026-04-09", "2026-04-09T00:00:00", null],
    ["Thursday", "2026-04-09", "2026-04-09T08:00:00", null],
    ["Thursday", "2026-04-09", "2026-04-10T08:00:00", null],
  ])("an order for %s %s is editable at %s until %s", (_, desiredDate, now, until) => {
    expect(noonRule(desiredDate, now)).toBe(until);
  });

  test.each([
    ["2026-03-30", "2026-03-28T12:00:01", null],
    ["2026-03-30", "2026-03-29T01:59:59", "2026-03-29T12:00:00"],
    ["2026-03-30", "2026-03-29T03:00:00", "2026-03-29T12:00:00"],
    ["2026-03-30", "2026-03-29T12:00:01", null],
    ["2026-10-26", "2026-10-25T02:30:00", "2026-10-25T12:00:00"],
    ["2026-10-26", "2026-10-25T12:00:00", "2026-10-25T12:00:00"],
    ["2026-10-26", "2026-10-25T12:00:01", null],
    ["2026-10-27", "2026-10-25T12:00:01", "2026-10-26T12:00:00"],
  ])(
    "an order for %s around a change of the clocks is editable at %s until %s",
    (desiredDate, now, until) => {
      expect(noonRule(desiredDate, now)).toBe(until);
    },
  );
});

describe("the other reading, 24 hours", () => {
  test.each([
    ["2026-04-09", "2026-04-07T23:59:59", "2026-04-08T00:00:00"],
    ["2026-04-09", "2026-04-08T00:00:00", "2026-04-08T00:00:00"],
    ["2026-04-09", "2026-04-08T00:00:01", null],
    ["2026-04-13", "2026-04-10T15:00:00", "2026-04-12T00:00:00"],
    // The day before has 23 hours in spring and 25 in autumn.
    ["2026-03-30", "2026-03-28T22:59:59", "2026-03-28T23:00:00"],
    ["2026-03-30", "2026-03-28T23:00:01", null],
    ["2026-10-26", "2026-10-25T00:30:00", "2026-10-25T01:00:00"],
    ["2026-10-26", "2026-10-25T01:00:01", null],
  ])("an order for %s is editable at %s until %s", (desiredDate, now, until) => {
    expect(words(editableUntil(desiredDate, berlin(now), "24h"))).toBe(until);
  });
});

/** The sentence of docs/coverage.md D3.8, word for word: whether an order can be edited at one instant. */
function holds(desiredDate: string, now: Temporal.Instant): boolean {
  const local = now.toZonedDateTimeISO(berlinZone);
  const today = local.toPlainDate().toString();
  const isAfterNoon = Temporal.PlainTime.compare(local.toPlainTime(), "12:00") > 0;
  const limit = [0, 2, 2, 2, 2, 4, 3, 2][weekdayOf(today)] ?? 0;
  const hours = startOfBerlinDay(desiredDate).since(now).total("hours");
  return hours >= 11 && (!isAfterNoon || daysBetween(today, desiredDate) >= limit);
}

const desiredDates = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-01-01", days));

test("until is the end of the window that is open now, whenever it is asked", () => {
  fc.assert(
    fc.property(
      desiredDates,
      fc.integer({ min: -60 * 60, max: 60 * 24 * 12 }),
      (desiredDate, minutesAhead) => {
        const now = startOfBerlinDay(desiredDate).subtract({ minutes: minutesAhead });
        const until = editableUntil(desiredDate, now, "noon");
        expect(until !== null).toBe(holds(desiredDate, now));
        if (!until) return;
        expect(holds(desiredDate, until)).toBe(true);
        expect(holds(desiredDate, until.add({ nanoseconds: 1 }))).toBe(false);
        for (let day = berlinDate(now); day < berlinDate(until); day = addDays(day, 1)) {
          expect(holds(desiredDate, berlin(`${day}T23:59:59`))).toBe(true);
        }
      },
    ),
    { numRuns: 400 },
  );
});

describe("a window that is closed", () => {
  test.each([
    ["noon", "2026-04-09", "2026-04-08T12:00:01", "2026-04-08T12:00:00", undefined],
    ["noon", "2026-04-09", "2026-04-09T08:00:00", "2026-04-08T12:00:00", undefined],
    ["noon", "2026-04-09", "2026-05-09T08:00:00", "2026-04-08T12:00:00", undefined],
    // An order for Monday: over the weekend the window opens every morning.
    ["noon", "2026-04-20", "2026-04-17T12:00:01", "2026-04-17T12:00:00", "2026-04-18T00:00:00"],
    ["noon", "2026-04-20", "2026-04-18T23:59:59", "2026-04-18T12:00:00", "2026-04-19T00:00:00"],
    ["noon", "2026-04-20", "2026-04-19T12:00:01", "2026-04-19T12:00:00", undefined],
    ["24h", "2026-04-20", "2026-04-19T00:00:01", "2026-04-19T00:00:00", undefined],
    ["24h", "2026-03-30", "2026-03-29T12:00:00", "2026-03-28T23:00:00", undefined],
  ] as const)("by %s, for %s seen at %s, closed at %s and opens at %s", (cutoff, date, now, since, again) => {
    const closed = closedEditWindow(date, berlin(now), cutoff);
    expect(words(closed.since ?? null)).toBe(since);
    expect(words(closed.again ?? null) ?? undefined).toBe(again);
  });

  test("was open until then, is closed from then on, and is open again when it says so", () => {
    const moments = fc.integer({ min: -60 * 24 * 3, max: 60 * 24 * 12 });
    fc.assert(
      fc.property(desiredDates, moments, fc.constantFrom("noon", "24h"), (date, minutesAhead, cutoff) => {
        const now = startOfBerlinDay(date).subtract({ minutes: minutesAhead });
        const isOpen = (at: Temporal.Instant) => editableUntil(date, at, cutoff) !== null;
        fc.pre(!isOpen(now));
        const { since, again } = closedEditWindow(date, now, cutoff);
        if (since === undefined) throw new Error("It has closed at some time.");
        expect(isOpen(since)).toBe(true);
        for (let at = since.add({ nanoseconds: 1 }); Temporal.Instant.compare(at, now) < 0;) {
          expect(isOpen(at)).toBe(false);
          at = at.add({ hours: 1 });
        }
        const next = again ?? startOfBerlinDay(date);
        expect(isOpen(next)).toBe(again !== undefined);
        expect(isOpen(next.subtract({ nanoseconds: 1 }))).toBe(false);
      }),
      { numRuns: 400 },
    );
  });
});
