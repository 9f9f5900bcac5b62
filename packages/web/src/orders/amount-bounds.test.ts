import { containerAction } from "@kreislauf/contract/catalog";
import { describe, expect, it } from "vitest";
import { amountBounds } from "./amount-bounds.ts";
import { testFacts, testPieces, testPlacing } from "./test-ordering-facts.ts";

describe("the bounds of an amount", () => {
  it("come from the containers now, and of the day once there is one", () => {
    expect(amountBounds(testFacts, null)).toEqual({ least: 1, most: 2, boundBy: "containers" });
    expect(amountBounds(testFacts, "2027-05-21")).toEqual({ least: 1, most: 1, boundBy: "containers" });
  });

  it("come from the offer where that allows less, or where containers set none", () => {
    const limited = { ...testFacts, terms: { ...testFacts.terms, mostAmount: 1 } };
    expect(amountBounds(limited, null)).toEqual({ least: 1, most: 1, boundBy: "order" });
    const asMany = { ...testFacts, terms: { ...testFacts.terms, mostAmount: 2 } };
    expect(amountBounds(asMany, null)).toEqual({ least: 1, most: 2, boundBy: "containers" });
    expect(amountBounds(testPieces, null)).toEqual({ least: 20, most: 500, boundBy: "order" });
  });

  it("leave out what open withdrawals take already", () => {
    const { containersOnSite } = testFacts.agreement;
    const withdrawing = { ...testFacts, containerActionId: containerAction.remove };
    expect(amountBounds(withdrawing, null).most).toBe(containersOnSite);
    const half = { ...withdrawing, agreement: { ...testFacts.agreement, openWithdrawals: 1 } };
    expect(amountBounds(half, null).most).toBe(containersOnSite - 1);
  });

  it("are open above for placing", () => {
    expect(amountBounds(testPlacing, "2027-05-21")).toEqual({
      least: 1,
      most: null,
      boundBy: null,
    });
  });
});
