import {
  allowed,
  berlinDate,
  type BerlinDate,
  refused,
  startOfBerlinDay,
  type Verdict,
  toWireVerdict,
} from "../base/index.ts";
import { containerAction, type ContainerActionId } from "../catalog/index.ts";
import { systemUser } from "../users/index.ts";
import { closedEditWindow, editableUntil } from "./edit-window.rules.ts";
import {
  orderStatus,
  type OrderAction,
  type EditCutoff,
  type OrderActionRefusal,
  type OrderStatusId,
} from "./orders.codes.ts";
import type { OrderActionVerdicts } from "./orders.schema.ts";

/** The facts of an order that the rules of its life cycle need. */
export interface OrderFacts {
  readonly orderStatusId: OrderStatusId;
  readonly containerActionId: ContainerActionId;
  readonly desiredDate: BerlinDate;
  readonly createdByUserId: number;
  /** The day of execution that the provider's report names; null if nothing was reported. */
  readonly executedOn: BerlinDate | null;
}

/** Which edit cutoff applies to orders; the operator chooses it with `ORDER_EDIT_CUTOFF`. */
export interface OrderPolicy {
  readonly editCutoff: EditCutoff;
}

export type ActionVerdict = Verdict<OrderActionRefusal>;

const plannedByProvider: ReadonlySet<ContainerActionId> = new Set([
  containerAction.pickUp,
  containerAction.remove,
  containerAction.place,
]);

/**
 * Whether the provider planned the order and its day is still ahead: no customer action applies then (docs/coverage.md
 * D3.12).
 */
export function isSystemCreated(order: OrderFacts, today: BerlinDate): boolean {
  return (
    order.createdByUserId === systemUser.provider &&
    plannedByProvider.has(order.containerActionId) &&
    order.orderStatusId === orderStatus.open &&
    order.desiredDate > today
  );
}

/** The refusal of actions on an order that is not open, by its status. */
export const statusRefusal = {
  [orderStatus.done]: "order_done",
  [orderStatus.claimed]: "order_claimed",
  [orderStatus.cancelled]: "order_cancelled",
  [orderStatus.failedTrip]: "order_failed_trip",
} as const;

/**
 * Why any action on an open order is refused: by the order's status, or because the provider planned it; null if
 * neither applies.
 */
export function openOrderRefusal(order: OrderFacts, today: BerlinDate): OrderActionRefusal | null {
  if (order.orderStatusId !== orderStatus.open) return statusRefusal[order.orderStatusId];
  return isSystemCreated(order, today) ? "order_system_created" : null;
}

/** Like `openOrderRefusal`, but an order that was carried out, even before its day, is refused, too. */
function pendingOrderRefusal(order: OrderFacts, today: BerlinDate): OrderActionRefusal | null {
  return openOrderRefusal(order, today) ?? (order.executedOn === null ? null : "order_executed");
}

export function canEdit(order: OrderFacts, now: Temporal.Instant, policy: OrderPolicy): ActionVerdict {
  const refusal = pendingOrderRefusal(order, berlinDate(now));
  if (refusal) return refused(refusal);
  if (order.containerActionId === containerAction.exchange) return refused("exchange_not_editable");
  const until = editableUntil(order.desiredDate, now, policy.editCutoff);
  if (until) return allowed(until);
  return refused("edit_too_late", closedEditWindow(order.desiredDate, now, policy.editCutoff));
}

/** Cancelling is possible until the end of the day before the desired date D: `until` is D 00:00, which is excluded. */
export function canCancel(order: OrderFacts, now: Temporal.Instant): ActionVerdict {
  const today = berlinDate(now);
  const refusal = pendingOrderRefusal(order, today);
  if (refusal) return refused(refusal);
  return order.desiredDate > today
    ? allowed(startOfBerlinDay(order.desiredDate))
    : refused("desired_date_not_in_future");
}

/** Claiming and marking as done are possible from the day after the desired date. */
function canGiveFeedback(order: OrderFacts, now: Temporal.Instant): ActionVerdict {
  const today = berlinDate(now);
  const refusal = openOrderRefusal(order, today);
  if (refusal) return refused(refusal);
  return order.desiredDate < today ? allowed() : refused("desired_date_not_past");
}

export const canClaim = canGiveFeedback;
export const canResolve = canGiveFeedback;

export function canCloseClaim(order: OrderFacts): ActionVerdict {
  return order.orderStatusId === orderStatus.claimed ? allowed() : refused("order_not_claimed");
}

export function orderActions(
  order: OrderFacts,
  now: Temporal.Instant,
  policy: OrderPolicy,
): Readonly<Record<OrderAction, ActionVerdict>> {
  return {
    edit: canEdit(order, now, policy),
    cancel: canCancel(order, now),
    claim: canClaim(order, now),
    close_claim: canCloseClaim(order),
    resolved: canResolve(order, now),
  };
}

/** The five verdicts that are sent with every order. */
export function toWireOrderActions(
  order: OrderFacts,
  now: Temporal.Instant,
  policy: OrderPolicy,
): OrderActionVerdicts {
  const verdicts = orderActions(order, now, policy);
  return {
    edit: toWireVerdict(verdicts.edit),
    cancel: toWireVerdict(verdicts.cancel),
    claim: toWireVerdict(verdicts.claim),
    close_claim: toWireVerdict(verdicts.close_claim),
    resolved: toWireVerdict(verdicts.resolved),
  };
}
