import { describe, expect, it } from "vitest";
import { dayLock, firstOrderableDay, orderableDays, proofLock } from "./orderable-days.ts";
import { orderingFactsFixture, pieceFactsFixture, placementFactsFixture } from "./ordering-facts.fixture.ts";

const holidays = { "2027-05-27": "Fronleichnam" };

describe("why a day cannot be chosen", () => {
  it.each([
    ["2027-05-19", "before_earliest_date"],
    ["2027-05-20", null],
    ["2027-05-22", "not_a_working_day"],
    ["2027-05-24", "no_containers_on_date"],
    ["2027-05-27", "holiday"],
    ["2027-05-31", "uncounted"],
    ["2030-01-02", "beyond_horizon"],
  ])("%s: %s", (date, lock) => {
    expect(dayLock(orderingFactsFixture, holidays, date)).toBe(lock);
  });

  it("does not ask for counts where containers set no bound", () => {
    expect(dayLock(placementFactsFixture, holidays, "2027-05-31")).toBeNull();
    expect(dayLock(pieceFactsFixture, holidays, "2027-05-31")).toBeNull();
  });

  it("leaves no day open while nothing is known", () => {
    expect(dayLock(null, holidays, "2027-05-20")).toBe("unknown");
    expect(dayLock(null, holidays, "2027-05-27")).toBe("holiday");
    expect(dayLock(null, {}, "2027-05-22")).toBe("not_a_working_day");
  });
});

it.each([
  [null, "2028-04-15", "2028-04-15", null],
  [null, "2028-04-15", "2028-04-16", "proof_ended"],
  ["holiday", "2028-04-15", "2028-04-16", "holiday"],
  [null, null, "2028-04-16", null],
] as const)("a day locked by %s, with a proof until %s, %s: %s", (lock, lastDate, date, locked) => {
  expect(proofLock(lock, lastDate, date)).toBe(locked);
});

it("finds the next days that can be chosen, without holidays and weekends", () => {
  expect(orderableDays(orderingFactsFixture, 3)).toEqual(["2027-05-20", "2027-05-21", "2027-05-25"]);
  expect(orderableDays({ ...orderingFactsFixture, containersOnSite: {} }, 3)).toEqual([]);
});

it("finds the first day that can be chosen", () => {
  expect(firstOrderableDay(orderingFactsFixture)).toBe("2027-05-20");
  expect(firstOrderableDay({ ...orderingFactsFixture, earliestDate: "2027-05-22" })).toBe("2027-05-25");
  expect(firstOrderableDay({ ...orderingFactsFixture, containersOnSite: {} })).toBeNull();
});
