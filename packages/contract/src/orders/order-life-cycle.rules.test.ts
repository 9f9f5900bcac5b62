import { expect, test } from "vitest";
import {
  closingTransition,
  orderLifeCycle,
  orderTransitions,
  statusAfter,
  statusAfterClosing,
} from "./order-life-cycle.rules.ts";
import { canCancel, canClaim, canCloseClaim, canEdit, canResolve } from "./order-actions.rules.ts";
import {
  closeReason,
  closeReasonIds,
  orderStatus,
  orderStatusIds,
  type OrderStatusId,
} from "./orders.codes.ts";

const { open, done, claimed, cancelled, failedTrip } = orderStatus;

test("the life cycle has exactly these transitions", () => {
  const walked = orderStatusIds.flatMap((status) =>
    orderTransitions.map((transition) => [status, transition, statusAfter(status, transition)] as const),
  );
  expect(walked.filter(([, , after]) => after !== undefined)).toEqual([
    [open, "edit", open],
    [open, "cancel", cancelled],
    [open, "claim", claimed],
    [open, "resolve", done],
    [open, "fail", failedTrip],
    [claimed, "close_claim_by_mistake", open],
    [claimed, "close_claim_fulfilled_late", done],
    [claimed, "close_claim_not_fulfilled", cancelled],
  ]);
});

test("done, cancelled and failed orders are final, and every status can be reached", () => {
  for (const status of [done, cancelled, failedTrip]) expect(orderLifeCycle[status]).toEqual({});

  const reached = new Set<OrderStatusId>([open]);
  for (const status of reached) {
    for (const after of Object.values(orderLifeCycle[status])) reached.add(after);
  }
  expect(reached).toEqual(new Set(orderStatusIds));
});

test("a rule allows an action in some moment exactly where the table has its transition", () => {
  const before = Temporal.Instant.from("2026-03-01T09:00:00Z");
  const after = Temporal.Instant.from("2026-05-01T09:00:00Z");
  const noon = { editCutoff: "noon" } as const;
  for (const orderStatusId of orderStatusIds) {
    const order = {
      orderStatusId,
      containerActionId: 4,
      desiredDate: "2026-04-09",
      createdByUserId: 1,
      executedOn: null,
    } as const;
    const has = (transition: (typeof orderTransitions)[number]) =>
      statusAfter(orderStatusId, transition) !== undefined;
    expect(canEdit(order, before, noon).allowed).toBe(has("edit"));
    expect(canCancel(order, before).allowed).toBe(has("cancel"));
    expect(canClaim(order, after).allowed).toBe(has("claim"));
    expect(canResolve(order, after).allowed).toBe(has("resolve"));
    for (const reason of closeReasonIds)
      expect(canCloseClaim(order).allowed).toBe(has(closingTransition[reason]));
  }
});

test("a closed claim leads where its reason says", () => {
  expect(statusAfterClosing(closeReason.byMistake)).toBe(1);
  expect(statusAfterClosing(closeReason.fulfilledLate)).toBe(2);
  expect(statusAfterClosing(closeReason.notFulfilled)).toBe(4);
});
