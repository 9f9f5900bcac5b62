import { containerAction } from "@kreislauf/contract/catalog";
import { describe, expect, it } from "vitest";
import { amountBounds } from "./amount-bounds.ts";
import { orderingFactsFixture, pieceFactsFixture, placementFactsFixture } from "./ordering-facts.fixture.ts";

describe("the bounds of an amount", () => {
  it("come from the containers now, and of the day once there is one", () => {
    expect(amountBounds(orderingFactsFixture, null)).toEqual({ least: 1, most: 2, limitedBy: "containers" });
    expect(amountBounds(orderingFactsFixture, "2027-05-21")).toEqual({
      least: 1,
      most: 1,
      limitedBy: "containers",
    });
  });

  it("come from the offer where that allows less, or where containers set none", () => {
    const limited = { ...orderingFactsFixture, terms: { ...orderingFactsFixture.terms, mostAmount: 1 } };
    expect(amountBounds(limited, null)).toEqual({ least: 1, most: 1, limitedBy: "order" });
    const asMany = { ...orderingFactsFixture, terms: { ...orderingFactsFixture.terms, mostAmount: 2 } };
    expect(amountBounds(asMany, null)).toEqual({ least: 1, most: 2, limitedBy: "containers" });
    expect(amountBounds(pieceFactsFixture, null)).toEqual({ least: 20, most: 500, limitedBy: "order" });
  });

  it("leave out what open withdrawals take already", () => {
    const { containersOnSite } = orderingFactsFixture.agreement;
    const withdrawing = { ...orderingFactsFixture, containerActionId: containerAction.remove };
    expect(amountBounds(withdrawing, null).most).toBe(containersOnSite);
    const half = { ...withdrawing, agreement: { ...orderingFactsFixture.agreement, openWithdrawals: 1 } };
    expect(amountBounds(half, null).most).toBe(containersOnSite - 1);
  });

  it("are open above for placing", () => {
    expect(amountBounds(placementFactsFixture, "2027-05-21")).toEqual({
      least: 1,
      most: null,
      limitedBy: null,
    });
  });
});
