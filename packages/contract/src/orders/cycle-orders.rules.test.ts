import { describe, expect, test } from "vitest";
import { cycleInterval } from "../agreements/index.ts";
import { containerAction } from "../catalog/index.ts";
import { missingCycleOrders } from "./cycle-orders.rules.ts";
import { containersOnSite } from "./container-stock.rules.ts";
import { findRefusedMember } from "./grouped-orders.rules.ts";
import { prefillReorder } from "./reorder.rules.ts";
import type { OrderingFacts } from "./ordering.rules.ts";

// A Monday. The holidays are Good Friday and Easter Monday.
const today = "2027-03-01";
const holidays = new Set(["2027-03-26", "2027-03-29"]);
const facts: OrderingFacts = {
  siteActive: true,
  agreement: {
    status: "active",
    containersOnSite: 2,
    openWithdrawals: 0,
    fullWithdrawalDate: null,
    endsOn: null,
  },
  terms: {
    unit: "container",
    leastAmount: 1,
    mostAmount: null,
    bigBag: false,
    vehicleParts: false,
    airbag: false,
    emptyingContainer: true,
    customerOwned: false,
  },
  offeredActions: [containerAction.empty, containerAction.remove, containerAction.place],
  containerActionId: containerAction.empty,
  earliestDate: "2027-03-02",
  latestDate: "2029-12-31",
  containersOnSite: containersOnSite(2, [], today, holidays),
  holidays,
};
const none: ReadonlySet<string> = new Set();
const mondays = {
  cycleInterval: cycleInterval.weekly,
  weekday1: 1,
  weekday2: null,
  start: "2027-02-01",
} as const;
const make = (more: Partial<Parameters<typeof missingCycleOrders>[0]> = {}) =>
  missingCycleOrders({ cycle: mondays, facts, createdDays: none, orderedDates: none, ...more }, today);
const dates = (orders: ReturnType<typeof make>) => orders.map(({ date }) => date);

describe("the orders a cycle lacks", () => {
  test("reach eight weeks ahead, and move behind holidays", () => {
    expect(dates(make())).toEqual([
      "2027-03-08",
      "2027-03-15",
      "2027-03-22",
      "2027-03-30",
      "2027-04-05",
      "2027-04-12",
      "2027-04-19",
      "2027-04-26",
    ]);
    expect(make()[3]).toEqual({ cycleDay: "2027-03-29", date: "2027-03-30", amount: 2 });
  });

  test("leave out what was made and what is taken, also by a moved day", () => {
    const made = new Set(["2027-03-08", "2027-03-29"]);
    expect(dates(make({ createdDays: made })).slice(0, 3)).toEqual([
      "2027-03-15",
      "2027-03-22",
      "2027-04-05",
    ]);
    const taken = new Set(["2027-03-30"]);
    expect(dates(make({ orderedDates: taken }))).not.toContain("2027-03-30");
  });

  test("take as many containers as there are on their day", () => {
    const movements = [{ date: "2027-03-16", containers: -1 }];
    const counted = { ...facts, containersOnSite: containersOnSite(2, movements, today, holidays) };
    expect(make({ facts: counted }).map(({ amount }) => amount)).toEqual([2, 2, 1, 1, 1, 1, 1, 1]);
  });

  test.each([
    ["no container", { containersOnSite: 0 }, 0],
    ["its end", { endsOn: "2027-03-15" }, 2],
    ["a full withdrawal", { fullWithdrawalDate: "2027-03-22" }, 2],
    ["nobody's agreement yet", { status: "requested" }, 0],
  ] as const)("end with %s", (_, agreement, count) => {
    expect(make({ facts: { ...facts, agreement: { ...facts.agreement, ...agreement } } })).toHaveLength(
      count,
    );
  });
});

describe("of a group", () => {
  const member = (amount: number, desiredDate = "2027-03-10", agreementId = 1) => ({
    agreementId,
    facts,
    request: { amount, desiredDate, details: null },
  });
  test.each([
    ["one within", [member(2)], null],
    ["two within together", [member(1), member(1)], null],
    ["one above by itself", [member(1, "2027-03-11"), member(3)], 1],
    ["the one that goes too far", [member(1), member(1), member(1)], 2],
    ["none on other dates", [member(2), member(2, "2027-03-11")], null],
    ["none of other agreements", [member(2), member(2, "2027-03-10", 2)], null],
  ] as const)("%s is refused", (_, members, index) => {
    expect(findRefusedMember(members)?.index ?? null).toBe(index);
  });
});

describe("an earlier order", () => {
  test.each([
    [1, facts, 1],
    [2, facts, 2],
    [3, facts, 2],
    [5, { ...facts, terms: { ...facts.terms, unit: "piece", leastAmount: 20 } }, 20],
    [900, { ...facts, terms: { ...facts.terms, unit: "piece", mostAmount: 500 } }, 500],
  ] as const)("of %i can be ordered again as %#", (amount, today_, expected) => {
    expect(prefillReorder({ amount }, today_)).toMatchObject({
      verdict: { allowed: true },
      amount: expected,
      firstDate: "2027-03-02",
    });
  });

  test("has no first day where none can be ordered", () => {
    const withdrawn = { ...facts.agreement, fullWithdrawalDate: "2027-03-01" };
    expect(prefillReorder({ amount: 1 }, { ...facts, agreement: withdrawn }).firstDate).toBeNull();
  });
});
