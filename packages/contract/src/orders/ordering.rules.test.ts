import { describe, expect, test } from "vitest";
import { containerAction, type OrderTerms } from "../catalog/index.ts";
import {
  amountLimits,
  amountOnSite,
  canOrder,
  canOrderOn,
  type OrderingFacts,
  type OrderRequest,
} from "./ordering.rules.ts";

const terms: OrderTerms = {
  unit: "container",
  leastAmount: 1,
  mostAmount: null,
  bigBag: false,
  vehicleParts: false,
  airbag: false,
  emptyingContainer: false,
  customerOwned: false,
};

/** Three containers, of which one leaves on 15 April 2026; on the 16th none can be served. */
const facts: OrderingFacts = {
  siteActive: true,
  agreement: {
    status: "active",
    containersOnSite: 3,
    openWithdrawals: 1,
    fullWithdrawalDate: null,
    endsOn: null,
  },
  terms,
  offeredActions: [
    containerAction.empty,
    containerAction.exchange,
    containerAction.remove,
    containerAction.place,
  ],
  containerActionId: containerAction.empty,
  earliestDate: "2026-04-08",
  latestDate: "2028-12-31",
  containersOnSite: {
    "2026-04-08": 3,
    "2026-04-09": 3,
    "2026-04-10": 0,
    "2026-04-15": 2,
    "2026-04-16": 0,
  },
  holidays: new Set(["2026-04-10", "2026-05-01"]),
};
const wish: OrderRequest = { desiredDate: "2026-04-09", amount: 1, details: null };

const place = { ...facts, containerActionId: containerAction.place };
const remove = { ...facts, containerActionId: containerAction.remove };
const requested = { ...facts.agreement, status: "requested", containersOnSite: 0 } as const;
const without = { ...facts.agreement, containersOnSite: 0 };
const ended = { ...facts.agreement, status: "ended" } as const;
const leaving = { ...facts.agreement, fullWithdrawalDate: "2026-04-15" };
const pieces: OrderingFacts = { ...facts, terms: { ...terms, unit: "piece" } };
const bigBags: OrderingFacts = { ...pieces, terms: { ...pieces.terms, bigBag: true } };
const parts: OrderingFacts = { ...pieces, terms: { ...pieces.terms, vehicleParts: true } };
const listed = { ...wish, amount: 20, details: "1 × 8K0 407 271, 19 × 4F0 601 025" };

const outcome = (verdict: ReturnType<typeof canOrder>) => (verdict.allowed ? "allowed" : verdict.reason);

test.each<[string, OrderingFacts, OrderRequest, string]>([
  ["an ordinary order", facts, wish, "allowed"],
  ["an inactive site", { ...facts, siteActive: false }, wish, "location_inactive"],
  ["an action not in the catalog", { ...facts, containerActionId: 9 }, wish, "action_not_offered"],

  ["emptying a requested agreement", { ...facts, agreement: requested }, wish, "agreement_not_orderable"],
  ["placing on a requested agreement", { ...place, agreement: requested }, wish, "allowed"],
  ["emptying without a container", { ...facts, agreement: without }, wish, "agreement_not_orderable"],
  ["placing without a container", { ...place, agreement: without }, wish, "allowed"],
  ["pieces without a container", { ...pieces, agreement: without }, wish, "allowed"],
  ["placing on an ended agreement", { ...place, agreement: ended }, wish, "agreement_ended"],

  ["a Saturday", facts, { ...wish, desiredDate: "2026-04-11" }, "not_a_working_day"],
  ["a Sunday", place, { ...wish, desiredDate: "2026-04-12" }, "not_a_working_day"],
  ["a holiday", facts, { ...wish, desiredDate: "2026-04-10" }, "holiday"],
  ["a holiday for placing", place, { ...wish, desiredDate: "2026-05-01" }, "holiday"],
  ["the day before the earliest", facts, { ...wish, desiredDate: "2026-04-07" }, "before_earliest_date"],
  ["the earliest day", facts, { ...wish, desiredDate: "2026-04-08" }, "allowed"],
  ["a day without a count", facts, { ...wish, desiredDate: "2026-07-10" }, "beyond_horizon"],
  ["placing on a day without a count", place, { ...wish, desiredDate: "2026-07-10" }, "allowed"],
  ["placing on the last known day", place, { ...wish, desiredDate: "2028-12-29" }, "allowed"],
  ["placing beyond the known holidays", place, { ...wish, desiredDate: "2029-01-02" }, "beyond_horizon"],
  ["a day without containers", facts, { ...wish, desiredDate: "2026-04-16" }, "no_containers_on_date"],
  ["placing on a day without containers", place, { ...wish, desiredDate: "2026-04-16" }, "allowed"],
  [
    "the day before the full withdrawal",
    { ...facts, agreement: { ...leaving, fullWithdrawalDate: "2026-04-09" } },
    { ...wish, desiredDate: "2026-04-08" },
    "allowed",
  ],
  [
    "the day of the full withdrawal",
    { ...facts, agreement: leaving },
    { ...wish, desiredDate: "2026-04-15" },
    "after_full_withdrawal",
  ],
  [
    "pieces on the day of the full withdrawal",
    { ...pieces, agreement: leaving },
    { ...wish, desiredDate: "2026-04-15" },
    "after_full_withdrawal",
  ],
  [
    "placing on the day of the full withdrawal",
    { ...place, agreement: leaving },
    { ...wish, desiredDate: "2026-04-15" },
    "after_full_withdrawal",
  ],
  [
    "after the full withdrawal",
    { ...facts, agreement: leaving },
    { ...wish, desiredDate: "2026-04-16" },
    "after_full_withdrawal",
  ],
  [
    "placing after the full withdrawal",
    { ...place, agreement: leaving },
    { ...wish, desiredDate: "2026-04-16" },
    "after_full_withdrawal",
  ],

  ["none", facts, { ...wish, amount: 0 }, "amount_below_minimum"],
  ["one fewer than there are", facts, { ...wish, amount: 2 }, "allowed"],
  ["as many as there are", facts, { ...wish, amount: 3 }, "allowed"],
  ["one more than there are", facts, { ...wish, amount: 4 }, "amount_above_count"],
  [
    "one more than remain that day",
    facts,
    { ...wish, desiredDate: "2026-04-15", amount: 3 },
    "amount_above_count",
  ],
  ["placing more than there are", place, { ...wish, amount: 40 }, "allowed"],
  ["more pieces than containers", pieces, { ...wish, amount: 40 }, "allowed"],
  [
    "the catalog's least",
    { ...pieces, terms: { ...pieces.terms, leastAmount: 5 } },
    { ...wish, amount: 5 },
    "allowed",
  ],
  [
    "less than the catalog's least",
    { ...pieces, terms: { ...pieces.terms, leastAmount: 5 } },
    { ...wish, amount: 4 },
    "amount_below_minimum",
  ],
  [
    "the catalog's most",
    { ...pieces, terms: { ...pieces.terms, mostAmount: 9 } },
    { ...wish, amount: 9 },
    "allowed",
  ],
  [
    "more than the catalog's most",
    { ...pieces, terms: { ...pieces.terms, mostAmount: 9 } },
    { ...wish, amount: 10 },
    "amount_above_limit",
  ],
  ["998 big bags", bigBags, { ...wish, amount: 998 }, "allowed"],
  ["999 big bags", bigBags, { ...wish, amount: 999 }, "allowed"],
  ["1000 big bags", bigBags, { ...wish, amount: 1000 }, "amount_above_limit"],

  ["withdrawing one fewer than is left", remove, { ...wish, amount: 1 }, "allowed"],
  ["withdrawing what is left", remove, { ...wish, amount: 2 }, "allowed"],
  ["withdrawing more than open withdrawals leave", remove, { ...wish, amount: 3 }, "withdrawal_above_stock"],
  ["withdrawing more than there are", remove, { ...wish, amount: 4 }, "amount_above_count"],

  ["20 vehicle parts with their list", parts, listed, "allowed"],
  ["21 vehicle parts", parts, { ...listed, amount: 21 }, "allowed"],
  ["19 vehicle parts", parts, { ...listed, amount: 19 }, "amount_below_minimum"],
  ["vehicle parts without a list", parts, { ...listed, details: null }, "parts_list_missing"],
  ["vehicle parts with an empty list", parts, { ...listed, details: " \n" }, "parts_list_missing"],
  ["a box for vehicle parts", { ...parts, containerActionId: containerAction.place }, wish, "allowed"],
])("%s", (_, ordering, wished, expected) => {
  expect(outcome(canOrder(ordering, wished))).toBe(expected);
});

describe("what the calendar and the amount field show", () => {
  test("is what the order is judged by", () => {
    expect(outcome(canOrderOn(facts, "2026-04-09"))).toBe("allowed");
    expect(outcome(canOrderOn(facts, "2026-04-10"))).toBe("holiday");
    expect(amountOnSite(facts, "2026-04-15")).toBe(2);
    expect(amountOnSite(facts, "2026-07-15")).toBe(0);
    expect(amountOnSite(place, "2026-04-15")).toBeNull();
    expect(amountLimits(facts)).toEqual({ least: 1, most: null });
    expect(amountLimits(parts)).toEqual({ least: 20, most: null });
    expect(amountLimits(bigBags)).toEqual({ least: 1, most: 999 });
  });
});
