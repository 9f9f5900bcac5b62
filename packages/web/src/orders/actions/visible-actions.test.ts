import type { OrderActionVerdicts } from "@kreislauf/contract/orders";
import { expect, test } from "vitest";
import { visibleActions } from "./visible-actions.ts";

const now = Temporal.Instant.from("2026-03-26T12:00:00Z");

const open = { allowed: true, until: null } as const;
const verdicts: OrderActionVerdicts = {
  edit: { allowed: false, reason: "exchange_not_editable" },
  cancel: open,
  claim: { allowed: false, reason: "desired_date_not_past" },
  close_claim: { allowed: false, reason: "order_not_claimed" },
  resolved: { allowed: false, reason: "desired_date_not_past" },
};

test("before its day an order shows editing and cancelling, locked with the reason", () => {
  const [edit, cancel, ...more] = visibleActions({ orderStatusId: 1, actions: verdicts }, now, "de");
  expect(edit?.lockedBecause).toMatch(/^Tauschaufträge lassen sich nicht bearbeiten/);
  expect(cancel).toEqual({ action: "cancel", lockedBecause: undefined });
  expect(more).toEqual([]);
});

test("after its day it shows the two answers", () => {
  const past = { ...verdicts, claim: open, resolved: open };
  expect(visibleActions({ orderStatusId: 1, actions: past }, now, "en").map(({ action }) => action)).toEqual([
    "resolved",
    "claim",
  ]);
});

test.each([
  [3, ["close_claim"]],
  [2, []],
  [4, []],
  [5, []],
] as const)("an order of status %i shows %j", (orderStatusId, actions) => {
  expect(visibleActions({ orderStatusId, actions: verdicts }, now, "de").map(({ action }) => action)).toEqual(
    actions,
  );
});
