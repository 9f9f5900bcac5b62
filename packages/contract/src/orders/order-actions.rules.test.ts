import { describe, expect, test } from "vitest";
import { berlinZone } from "../base/index.ts";
import { containerAction } from "../catalog/index.ts";
import { systemUser } from "../users/index.ts";
import {
  canCancel,
  canClaim,
  canCloseClaim,
  canEdit,
  canResolve,
  isSystemCreated,
  orderActions,
  toWireOrderActions,
  type OrderFacts,
} from "./order-actions.rules.ts";
import { orderStatus } from "./orders.codes.ts";

const berlin = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(berlinZone).toInstant();
const noon = { editCutoff: "noon" } as const;

/** An open order for Thursday 9 April 2026. */
const open: OrderFacts = {
  orderStatusId: orderStatus.open,
  containerActionId: containerAction.empty,
  desiredDate: "2026-04-09",
  createdByUserId: 1,
  executedOn: null,
};
const planned: OrderFacts = {
  ...open,
  createdByUserId: systemUser.provider,
  containerActionId: containerAction.place,
};
const longBefore = berlin("2026-03-26T10:42:00");
const dayBefore = berlin("2026-04-08T23:59:59");
const onTheDay = berlin("2026-04-09T00:00:00");
const endOfTheDay = berlin("2026-04-09T23:59:59");
const dayAfter = berlin("2026-04-10T00:00:00");

const outcome = (verdict: ReturnType<typeof canEdit>) =>
  verdict.allowed ? (verdict.until?.toString() ?? "open end") : verdict.reason;

describe("an order that is no longer open", () => {
  test.each([
    [orderStatus.done, "order_done"],
    [orderStatus.claimed, "order_claimed"],
    [orderStatus.cancelled, "order_cancelled"],
    [orderStatus.failedTrip, "order_failed_trip"],
  ] as const)("of status %d refuses with %s, whatever else speaks against it", (status, reason) => {
    for (const order of [
      { ...planned, orderStatusId: status },
      { ...open, orderStatusId: status, containerActionId: containerAction.exchange },
    ]) {
      for (const now of [longBefore, onTheDay, dayAfter]) {
        for (const verdict of [
          canEdit(order, now, noon),
          canCancel(order, now),
          canClaim(order, now),
          canResolve(order, now),
        ]) {
          expect(outcome(verdict)).toBe(reason);
        }
      }
    }
  });

  test.each(Object.values(orderStatus))(
    "of status %d can have its claim closed only if it is claimed",
    (status) => {
      const verdict = canCloseClaim({ ...planned, orderStatusId: status });
      expect(outcome(verdict)).toBe(status === orderStatus.claimed ? "open end" : "order_not_claimed");
    },
  );
});

describe("an open order", () => {
  test.each([
    [longBefore, "2026-04-08T10:00:00Z", "2026-04-08T22:00:00Z", "desired_date_not_past"],
    [berlin("2026-04-08T12:00:00"), "2026-04-08T10:00:00Z", "2026-04-08T22:00:00Z", "desired_date_not_past"],
    [berlin("2026-04-08T12:00:01"), "edit_too_late", "2026-04-08T22:00:00Z", "desired_date_not_past"],
    [dayBefore, "edit_too_late", "2026-04-08T22:00:00Z", "desired_date_not_past"],
    [onTheDay, "edit_too_late", "desired_date_not_in_future", "desired_date_not_past"],
    [endOfTheDay, "edit_too_late", "desired_date_not_in_future", "desired_date_not_past"],
    [dayAfter, "edit_too_late", "desired_date_not_in_future", "open end"],
  ])("at %s", (now, edit, cancel, feedback) => {
    const verdicts = orderActions(open, now, noon);
    expect(outcome(verdicts.edit)).toBe(edit);
    expect(outcome(verdicts.cancel)).toBe(cancel);
    expect(outcome(verdicts.claim)).toBe(feedback);
    expect(outcome(verdicts.resolved)).toBe(feedback);
    expect(outcome(verdicts.close_claim)).toBe("order_not_claimed");
  });

  test("of an exchange cannot be edited, but cancelled", () => {
    const exchange = { ...open, containerActionId: containerAction.exchange };
    expect(outcome(canEdit(exchange, longBefore, noon))).toBe("exchange_not_editable");
    expect(outcome(canEdit(exchange, onTheDay, noon))).toBe("exchange_not_editable");
    expect(outcome(canCancel(exchange, longBefore))).toBe("2026-04-08T22:00:00Z");
  });

  test("follows the 24 hours where the operator sets them", () => {
    const verdict = canEdit(open, longBefore, { editCutoff: "24h" });
    expect(outcome(verdict)).toBe("2026-04-07T22:00:00Z");
  });
});

describe("a system-created order", () => {
  test.each([
    ["place", planned, true],
    ["pick up", { ...planned, containerActionId: containerAction.pickUp }, true],
    ["remove", { ...planned, containerActionId: containerAction.remove }, true],
    ["empty", { ...planned, containerActionId: containerAction.empty }, false],
    ["of a cycle", { ...planned, createdByUserId: systemUser.system }, false],
    ["of a person", { ...planned, createdByUserId: 1 }, false],
    ["cancelled", { ...planned, orderStatusId: orderStatus.cancelled }, false],
  ])("is recognised by user, action, status and date: %s", (_, order, expected) => {
    expect(isSystemCreated(order, "2026-04-08")).toBe(expected);
    expect(isSystemCreated(order, "2026-04-09")).toBe(false);
  });

  test("takes no customer action while it is ahead", () => {
    const verdicts = orderActions(planned, dayBefore, noon);
    for (const action of ["edit", "cancel", "claim", "resolved"] as const) {
      expect(outcome(verdicts[action]), action).toBe("order_system_created");
    }
    expect(outcome(canClaim(planned, dayAfter))).toBe("open end");
  });
});

test("verdicts travel with ISO instants", () => {
  expect(toWireOrderActions(open, longBefore, noon)).toEqual({
    edit: { allowed: true, until: "2026-04-08T10:00:00Z" },
    cancel: { allowed: true, until: "2026-04-08T22:00:00Z" },
    claim: { allowed: false, reason: "desired_date_not_past" },
    close_claim: { allowed: false, reason: "order_not_claimed" },
    resolved: { allowed: false, reason: "desired_date_not_past" },
  });
  const past = toWireOrderActions(open, dayAfter, noon);
  expect(past.claim).toEqual({ allowed: true, until: null });
});

test("what was carried out ahead of its day is neither edited nor cancelled, but claimed and set to done after it", () => {
  const early = { ...open, executedOn: "2026-04-01" };
  const before = berlin("2026-04-02T09:00");
  expect(canEdit(early, before, noon)).toEqual({ allowed: false, reason: "order_executed" });
  expect(canCancel(early, before)).toEqual({ allowed: false, reason: "order_executed" });
  const after = berlin("2026-04-10T09:00");
  expect(canClaim(early, after).allowed).toBe(true);
  expect(canResolve(early, after).allowed).toBe(true);
});
