import { containerAction } from "@kreislauf/contract/catalog";
import { describe, expect, it } from "vitest";
import { findOrderIssue, toTextInputs, type OrderDraft } from "./order-draft.ts";
import { orderingFactsFixture, pieceFactsFixture } from "./ordering-facts.fixture.ts";

describe("what the rules object to in a draft", () => {
  const draft: OrderDraft = {
    serviceLocationId: 1,
    agreementId: 2,
    containerActionId: containerAction.empty,
    amount: 1,
    desiredDate: "2027-05-20",
    timeWindow: "all_day",
    ...toTextInputs({}),
  };

  it("is nothing in a good one", () => {
    expect(findOrderIssue(draft, orderingFactsFixture)).toBeNull();
  });

  it("stands beside the field it is about", () => {
    expect(findOrderIssue({ ...draft, desiredDate: "2027-05-27" }, orderingFactsFixture)).toEqual({
      field: "desiredDate",
      code: "holiday",
    });
    expect(findOrderIssue({ ...draft, amount: 3 }, orderingFactsFixture)).toEqual({
      field: "amount",
      code: "amount_above_count",
    });
    expect(findOrderIssue({ ...draft, amount: 20 }, pieceFactsFixture)).toEqual({
      field: "details",
      code: "parts_list_missing",
    });
  });

  it("is told of the amount before a day is chosen", () => {
    expect(findOrderIssue({ ...draft, desiredDate: null, amount: 3 }, orderingFactsFixture)?.field).toBe(
      "amount",
    );
    expect(findOrderIssue({ ...draft, desiredDate: null }, orderingFactsFixture)).toBeNull();
  });

  it("is about the whole order where the site is inactive", () => {
    expect(findOrderIssue(draft, { ...orderingFactsFixture, siteActive: false })).toEqual({
      field: null,
      code: "location_inactive",
    });
  });

  it("is left to the schema while nothing readable is typed", () => {
    expect(findOrderIssue({ ...draft, amount: null }, orderingFactsFixture)).toBeNull();
  });
});
