import { expect, test } from "vitest";
import { canAcceptLine, canAnswerDispute, canDisputeLine, canWithdrawDispute } from "./line-review.rules.ts";
import { lineReviewStates } from "./invoices.codes.ts";

const facts = { disputes: 0, isCredit: false, isOver: false };
const states = [null, ...lineReviewStates];
const open = (rule: typeof canAcceptLine) => states.filter((state) => rule({ ...facts, state }).allowed);

test("each step is open in some states only", () => {
  expect(open(canAcceptLine)).toEqual([null, "declined", "withdrawn"]);
  expect(open(canDisputeLine)).toEqual([null, "accepted", "declined", "withdrawn"]);
  expect(open(canWithdrawDispute)).toEqual(["disputed"]);
  expect(open(canAnswerDispute)).toEqual(["disputed"]);
});

test.each([
  [0, true],
  [1, true],
  [2, false],
])("after %d disputes another one is open: %s", (disputes, isOpen) => {
  expect(canDisputeLine({ ...facts, state: "declined", disputes }).allowed).toBe(isOpen);
});

test("nothing is open at an invoice that was cancelled", () => {
  for (const state of states) {
    for (const rule of [canAcceptLine, canDisputeLine, canWithdrawDispute, canAnswerDispute])
      expect(rule({ ...facts, state, isOver: true }).allowed).toBe(false);
  }
});

test("what lowers an invoice is not disputed", () => {
  expect(canDisputeLine({ ...facts, state: null, isCredit: true }).allowed).toBe(false);
});
