import type { Claim, Cancellation, Order, OrderEdit } from "@kreislauf/contract/orders";
import { closeReason, closeReasonIds, closingTransition, statusAfter } from "@kreislauf/contract/orders";
import { describe, expect, test } from "vitest";
import {
  isAboutState,
  isCancelledBy,
  isClaimedBy,
  isEditedTo,
  isStillPossible,
  statusAfterClosing,
} from "./order-step-outcome.ts";
import { testOrder } from "./test-order.ts";

const me = 2001;
const somebody = { id: me, name: "Jana Petersen" };
const other = { id: 2002, name: "Marcus Oduya" };
const claim = { claimedBy: somebody } as Claim;
const cancellation = { cancelledBy: somebody } as Cancellation;

test.each([
  ["order_changed", true],
  ["order_done", true],
  ["edit_too_late", true],
  ["desired_date_not_past", true],
  ["holiday", false],
  ["photo_too_large", false],
  ["validation", false],
  ["unreachable", false],
] as const)("%s is about the state of the order: %s", (code, expected) => {
  expect(isAboutState(code)).toBe(expected);
});

test("a closed claim leads where the life cycle does", () => {
  for (const reason of closeReasonIds) {
    expect(statusAfterClosing[reason]).toBe(statusAfter(3, closingTransition[reason]));
  }
  expect(statusAfterClosing[closeReason.notFulfilled]).toBe(4);
});

describe("a step whose answer was lost has been taken", () => {
  test.each<[string, Partial<Order>, boolean]>([
    ["by me", { orderStatusId: 3, claim }, true],
    ["by somebody else", { orderStatusId: 3, claim: { ...claim, claimedBy: other } }, false],
    ["by nobody", {}, false],
    ["and taken back since", { orderStatusId: 1, claim }, false],
  ])("claimed %s: %o", (_, change, expected) => {
    expect(isClaimedBy({ ...testOrder, ...change }, me)).toBe(expected);
  });

  test.each<[string, Partial<Order>, boolean]>([
    ["by me", { orderStatusId: 4, cancellation }, true],
    ["by somebody else", { orderStatusId: 4, cancellation: { ...cancellation, cancelledBy: other } }, false],
    ["by nobody", {}, false],
  ])("cancelled %s", (_, change, expected) => {
    expect(isCancelledBy({ ...testOrder, ...change }, me)).toBe(expected);
  });

  const edited: Order = { ...testOrder, version: 2, desiredDate: "2027-06-01", noteToDisposer: "Tor 2" };
  test.each<[string, Omit<OrderEdit, "version">, boolean]>([
    ["all of it", { desiredDate: "2027-06-01", noteToDisposer: "Tor 2" }, true],
    ["one of it", { noteToDisposer: "Tor 2" }, true],
    ["another date", { desiredDate: "2027-06-02", noteToDisposer: "Tor 2" }, false],
    ["a note taken away", { noteToDisposer: null }, false],
  ])("edited to %s", (_, wish, expected) => {
    expect(isEditedTo(edited, { version: 1, ...wish })).toBe(expected);
  });
});

test("an action is possible as the order's own verdict says", () => {
  expect(isStillPossible(testOrder, "cancel")).toBe(true);
  expect(isStillPossible(testOrder, "claim")).toBe(false);
});
