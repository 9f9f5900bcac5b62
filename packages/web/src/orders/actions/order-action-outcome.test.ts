import type { Claim, Cancellation, Order, OrderEdit } from "@kreislauf/contract/orders";
import { describe, expect, test } from "vitest";
import {
  isStaleOrderError,
  isAnsweredWith,
  isCancelledBy,
  isClaimedBy,
  isEditedTo,
  isStillPossible,
} from "./order-action-outcome.ts";
import { orderFixture } from "../base/order.fixture.ts";

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
  ["no_proposal", true],
  ["proposal_lapsed", true],
  ["holiday", false],
  ["photo_too_large", false],
  ["validation", false],
  ["unreachable", false],
] as const)("%s is about the state of the order: %s", (code, expected) => {
  expect(isStaleOrderError(code)).toBe(expected);
});

describe("a step whose answer was lost has been taken", () => {
  test.each<[string, Partial<Order>, boolean]>([
    ["by me", { orderStatusId: 3, claim }, true],
    ["by somebody else", { orderStatusId: 3, claim: { ...claim, claimedBy: other } }, false],
    ["by nobody", {}, false],
    ["and taken back since", { orderStatusId: 1, claim }, false],
  ])("claimed %s: %o", (_, change, expected) => {
    expect(isClaimedBy({ ...orderFixture, ...change }, me)).toBe(expected);
  });

  test.each<[string, Partial<Order>, boolean]>([
    ["by me", { orderStatusId: 4, cancellation }, true],
    ["by somebody else", { orderStatusId: 4, cancellation: { ...cancellation, cancelledBy: other } }, false],
    ["by nobody", {}, false],
  ])("cancelled %s", (_, change, expected) => {
    expect(isCancelledBy({ ...orderFixture, ...change }, me)).toBe(expected);
  });

  const edited: Order = { ...orderFixture, version: 2, desiredDate: "2027-06-01", noteToDisposer: "Tor 2" };
  test.each<[string, Omit<OrderEdit, "version">, boolean]>([
    ["all of it", { desiredDate: "2027-06-01", noteToDisposer: "Tor 2" }, true],
    ["one of it", { noteToDisposer: "Tor 2" }, true],
    ["another date", { desiredDate: "2027-06-02", noteToDisposer: "Tor 2" }, false],
    ["a note taken away", { noteToDisposer: null }, false],
  ])("edited to %s", (_, edit, expected) => {
    expect(isEditedTo(edited, { version: 1, ...edit })).toBe(expected);
  });
});

describe("a proposal whose answer was lost", () => {
  const proposal = {
    date: "2027-05-28",
    timeWindow: "all_day",
    note: null,
    answerBy: "2027-05-25T10:00:00Z",
  };
  const before = { ...orderFixture, proposal } as Order;
  const moved: Partial<Order> = { desiredDate: "2027-05-28", confirmedDate: "2027-05-28" };
  test.each<[string, "accept" | "keep", Partial<Order>, boolean]>([
    ["is accepted", "accept", { ...moved, proposal: null }, true],
    ["is not accepted while it stands", "accept", {}, false],
    [
      "is not accepted by an edit to the same day",
      "accept",
      { ...moved, confirmedDate: null, proposal: null },
      false,
    ],
    ["is not accepted where it was kept", "accept", { proposal: null }, false],
    ["is kept", "keep", { proposal: null }, true],
    ["is not kept while it stands", "keep", {}, false],
    ["is not kept where it was accepted", "keep", { ...moved, proposal: null }, false],
  ])("%s", (_, answer, change, expected) => {
    expect(isAnsweredWith(answer, { ...before, ...change }, before)).toBe(expected);
  });

  test("can be answered while it stands, and no longer", () => {
    const ahead = { ...before, desiredDate: "2099-05-26", proposal: { ...proposal, date: "2099-05-28" } };
    const open = { ...ahead, proposal: { ...ahead.proposal, answerBy: "2099-05-25T10:00:00Z" } } as Order;
    expect(isStillPossible(open, "answer")).toBe(true);
    expect(isStillPossible({ ...open, proposal: null }, "answer")).toBe(false);
    expect(isStillPossible({ ...open, orderStatusId: 4 }, "answer")).toBe(false);
  });
});

test("an action is possible as the order's own verdict says", () => {
  expect(isStillPossible(orderFixture, "cancel")).toBe(true);
  expect(isStillPossible(orderFixture, "claim")).toBe(false);
});
