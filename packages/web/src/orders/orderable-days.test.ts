import type { OrderingFacts } from "@kreislauf/contract/orders";
import { describe, expect, it } from "vitest";
import { amountBounds } from "./amount-bounds.ts";
import { orderIssue } from "./order-issues.ts";
import type { OrderDraft } from "./order-issues.ts";
import { dayLock, firstOrderableDay } from "./orderable-days.ts";

const empty = 4;
const place = 5;

/** Two containers from Thursday, 20 May 2027 on; Thursday, 27 May is a holiday; counted up to the 28th. */
const facts: OrderingFacts = {
  locationActive: true,
  agreement: { status: "active", containersOnSite: 2, openWithdrawals: 0, fullWithdrawalDate: null },
  terms: {
    unit: "container",
    leastAmount: 1,
    mostAmount: null,
    bigBag: false,
    vehicleParts: false,
    airbag: false,
    emptyingContainer: false,
    customerOwned: false,
  },
  offeredActions: [empty, place],
  containerActionId: empty,
  earliestDate: "2027-05-20",
  latestDate: "2029-12-31",
  containersOnSite: { "2027-05-20": 2, "2027-05-21": 1, "2027-05-24": 0, "2027-05-25": 2, "2027-05-28": 2 },
  holidays: new Set(["2027-05-27"]),
};
const pieces: OrderingFacts = {
  ...facts,
  terms: { ...facts.terms, unit: "piece", leastAmount: 20, mostAmount: 500, vehicleParts: true },
};
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
    expect(dayLock(facts, holidays, date)).toBe(lock);
  });

  it("does not ask for counts where containers set no bound", () => {
    expect(dayLock({ ...facts, containerActionId: place }, holidays, "2027-05-31")).toBeNull();
    expect(dayLock(pieces, holidays, "2027-05-31")).toBeNull();
  });

  it("leaves no day open while nothing is known", () => {
    expect(dayLock(null, holidays, "2027-05-20")).toBe("unknown");
    expect(dayLock(null, holidays, "2027-05-27")).toBe("holiday");
    expect(dayLock(null, {}, "2027-05-22")).toBe("not_a_working_day");
  });
});

it("finds the first day that can be chosen", () => {
  expect(firstOrderableDay(facts)).toBe("2027-05-20");
  expect(firstOrderableDay({ ...facts, earliestDate: "2027-05-22" })).toBe("2027-05-25");
  expect(firstOrderableDay({ ...facts, containersOnSite: {} })).toBeNull();
});

describe("the bounds of an amount", () => {
  it("come from the containers now, and of the day once there is one", () => {
    expect(amountBounds(facts, null)).toEqual({ least: 1, most: 2, boundBy: "containers" });
    expect(amountBounds(facts, "2027-05-21")).toEqual({ least: 1, most: 1, boundBy: "containers" });
  });

  it("come from the offer where that allows less, or where containers set none", () => {
    const limited = { ...facts, terms: { ...facts.terms, mostAmount: 1 } };
    expect(amountBounds(limited, null)).toEqual({ least: 1, most: 1, boundBy: "order" });
    expect(amountBounds(pieces, null)).toEqual({ least: 20, most: 500, boundBy: "order" });
  });

  it("are open above for placing", () => {
    expect(amountBounds({ ...facts, containerActionId: place }, "2027-05-21")).toEqual({
      least: 1,
      most: null,
      boundBy: null,
    });
  });
});

describe("what the rules object to in a draft", () => {
  const draft: OrderDraft = {
    serviceLocationId: 1,
    agreementId: 2,
    containerActionId: empty,
    amount: 1,
    desiredDate: "2027-05-20",
    timeWindow: "all_day",
    customerOrderNumber: "",
    noteToDisposer: "",
    details: "",
  };

  it("is nothing in a good one", () => {
    expect(orderIssue(draft, facts)).toBeNull();
  });

  it("stands beside the field it is about", () => {
    expect(orderIssue({ ...draft, desiredDate: "2027-05-27" }, facts)).toEqual({
      field: "desiredDate",
      code: "holiday",
    });
    expect(orderIssue({ ...draft, amount: 3 }, facts)).toEqual({
      field: "amount",
      code: "amount_above_count",
    });
    expect(orderIssue({ ...draft, amount: 20 }, pieces)).toEqual({
      field: "details",
      code: "parts_list_missing",
    });
  });

  it("is told of the amount before a day is chosen", () => {
    expect(orderIssue({ ...draft, desiredDate: null, amount: 3 }, facts)?.field).toBe("amount");
    expect(orderIssue({ ...draft, desiredDate: null }, facts)).toBeNull();
  });

  it("is about the whole order where the site is inactive", () => {
    expect(orderIssue(draft, { ...facts, locationActive: false })).toEqual({
      field: null,
      code: "location_inactive",
    });
  });

  it("is not guessed while the facts are unknown or nothing readable is typed", () => {
    expect(orderIssue({ ...draft, amount: 3 }, null)).toBeNull();
    expect(orderIssue({ ...draft, amount: null }, facts)).toBeNull();
  });
});
