import { berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import {
  canCancel,
  canEdit,
  orderStatus,
  type EditCutoff,
  type OrderActionRefusal,
} from "@kreislauf/contract/orders";

/** Until when an order can be edited once it is placed or, if it cannot be edited, until when it can be cancelled. */
export interface OrderDeadline {
  /** Null if the order can be edited; otherwise why it cannot. */
  readonly lockedBecause: OrderActionRefusal | null;
  readonly action: "edit" | "cancel";
  readonly until: Temporal.Instant;
  /** Whether the last day of the deadline is today. */
  readonly endsToday: boolean;
}

interface PlannedOrder {
  readonly containerActionId: ContainerActionId;
  readonly desiredDate: BerlinDate;
  readonly createdByUserId: number;
}

/**
 * What the rules will say once the order is placed: until when it can be edited; if it cannot, why not and until when
 * it can be cancelled. Null if there is no such deadline.
 */
export function orderDeadline(
  planned: PlannedOrder,
  now: Temporal.Instant,
  editCutoff: EditCutoff,
): OrderDeadline | null {
  const order = { ...planned, orderStatusId: orderStatus.open, executedOn: null };
  const edit = canEdit(order, now, { editCutoff });
  if (edit.allowed && edit.until !== null) return toOrderDeadline(null, "edit", edit.until, now);
  const cancel = canCancel(order, now);
  if (edit.allowed || !cancel.allowed || cancel.until === null) return null;
  return toOrderDeadline(edit.reason, "cancel", cancel.until, now);
}

function toOrderDeadline(
  lockedBecause: OrderActionRefusal | null,
  action: OrderDeadline["action"],
  until: Temporal.Instant,
  now: Temporal.Instant,
): OrderDeadline {
  // A deadline at midnight belongs to the day that ends then.
  const lastDay = berlinDate(until.subtract({ nanoseconds: 1 }));
  return { lockedBecause, action, until, endsToday: lastDay === berlinDate(now) };
}
