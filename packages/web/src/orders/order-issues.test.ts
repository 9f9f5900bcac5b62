import { containerAction } from "@kreislauf/contract/catalog";
import { describe, expect, it } from "vitest";
import type { OrderDraft } from "./order-issues.ts";
import { orderIssue } from "./order-issues.ts";
import { testFacts, testPieces } from "./test-ordering-facts.ts";

describe("what the rules object to in a draft", () => {
  const draft: OrderDraft = {
    serviceLocationId: 1,
    agreementId: 2,
    containerActionId: containerAction.empty,
    amount: 1,
    desiredDate: "2027-05-20",
    timeWindow: "all_day",
    customerOrderNumber: "",
    noteToDisposer: "",
    details: "",
  };

  it("is nothing in a good one", () => {
    expect(orderIssue(draft, testFacts)).toBeNull();
  });

  it("stands beside the field it is about", () => {
    expect(orderIssue({ ...draft, desiredDate: "2027-05-27" }, testFacts)).toEqual({
      field: "desiredDate",
      code: "holiday",
    });
    expect(orderIssue({ ...draft, amount: 3 }, testFacts)).toEqual({
      field: "amount",
      code: "amount_above_count",
    });
    expect(orderIssue({ ...draft, amount: 20 }, testPieces)).toEqual({
      field: "details",
      code: "parts_list_missing",
    });
  });

  it("is told of the amount before a day is chosen", () => {
    expect(orderIssue({ ...draft, desiredDate: null, amount: 3 }, testFacts)?.field).toBe("amount");
    expect(orderIssue({ ...draft, desiredDate: null }, testFacts)).toBeNull();
  });

  it("is about the whole order where the site is inactive", () => {
    expect(orderIssue(draft, { ...testFacts, locationActive: false })).toEqual({
      field: null,
      code: "location_inactive",
    });
  });

  it("is left to the schema while nothing readable is typed", () => {
    expect(orderIssue({ ...draft, amount: null }, testFacts)).toBeNull();
  });
});
