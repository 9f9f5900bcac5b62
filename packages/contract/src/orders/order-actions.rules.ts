import {
  allowed,
  berlinDate,
  type BerlinDate,
  refused,
  startOfBerlinDay,
  type Verdict,
  verdictOnWire,
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

/** What the rules of the life cycle know of an order. */
export interface OrderFacts {
  readonly orderStatusId: OrderStatusId;
  readonly containerActionId: ContainerActionId;
  readonly desiredDate: BerlinDate;
  readonly createdByUserId: number;
  /** The day on which the provider reported it as carried out. */
  readonly executedOn: BerlinDate | null;
}

/** What an operator decides: `ORDER_EDIT_CUTOFF`. */
export interface OrderPolicy {
  readonly editCutoff: EditCutoff;
}

export type ActionVerdict = Verdict<OrderActionRefusal>;

const plannedByProvider: ReadonlySet<ContainerActionId> = new Set([
  containerAction.pickUp,
  containerAction.remove,
  containerAction.place,
]);

/** Planned on the provider's side and still ahead: no customer action applies (decisions.md section 3). */
export function isSystemCreated(order: OrderFacts, today: BerlinDate): boolean {
  return (
    order.createdByUserId === systemUser.provider &&
    plannedByProvider.has(order.containerActionId) &&
    order.orderStatusId === orderStatus.open &&
    order.desiredDate > today
  );
}

/** Why an order that is not open is not acted on. */
export const statusRefusal = {
  [orderStatus.done]: "order_done",
  [orderStatus.claimed]: "order_claimed",
  [orderStatus.cancelled]: "order_cancelled",
  [orderStatus.failedTrip]: "order_failed_trip",
} as const;

/** The checks all actions on open orders share, in the order status, system. */
export function openOrderRefusal(order: OrderFacts, today: BerlinDate): OrderActionRefusal | null {
  if (order.orderStatusId !== orderStatus.open) return statusRefusal[order.orderStatusId];
  return isSystemCreated(order, today) ? "order_system_created" : null;
}

/** What was carried out, if only ahead of its day, is neither changed nor cancelled any more. */
function refusalOfOrderToDo(order: OrderFacts, today: BerlinDate): OrderActionRefusal | null {
  return openOrderRefusal(order, today) ?? (order.executedOn === null ? null : "order_executed");
}

export function canEdit(order: OrderFacts, now: Temporal.Instant, policy: OrderPolicy): ActionVerdict {
  const refusal = refusalOfOrderToDo(order, berlinDate(now));
  if (refusal) return refused(refusal);
  if (order.containerActionId === containerAction.exchange) return refused("exchange_not_editable");
  const until = editableUntil(order.desiredDate, now, policy.editCutoff);
  if (until) return allowed(until);
  return refused("edit_too_late", closedEditWindow(order.desiredDate, now, policy.editCutoff));
}

/** Until the end of the day before D: `until` is D 00:00 and no longer inside. */
export function canCancel(order: OrderFacts, now: Temporal.Instant): ActionVerdict {
  const today = berlinDate(now);
  const refusal = refusalOfOrderToDo(order, today);
  if (refusal) return refused(refusal);
  return order.desiredDate > today
    ? allowed(startOfBerlinDay(order.desiredDate))
    : refused("desired_date_not_in_future");
}

/** Claiming and setting to done wait for the day after D. */
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

/** The five verdicts as they travel with every order. */
export function orderActionsOnWire(
  order: OrderFacts,
  now: Temporal.Instant,
  policy: OrderPolicy,
): OrderActionVerdicts {
  const verdicts = orderActions(order, now, policy);
  return {
    edit: verdictOnWire(verdicts.edit),
    cancel: verdictOnWire(verdicts.cancel),
    claim: verdictOnWire(verdicts.claim),
    close_claim: verdictOnWire(verdicts.close_claim),
    resolved: verdictOnWire(verdicts.resolved),
  };
}
