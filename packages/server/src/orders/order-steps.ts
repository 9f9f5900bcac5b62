import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type {
  ChangeCause,
  ClaimReasonId,
  CloseReasonId,
  OrderChange,
  OrderChangeFields,
  OrderStatusId,
  OrderTransition,
} from "@kreislauf/contract/orders";
import {
  closingTransition,
  orderStatus,
  statusAfter,
  unspecifiedCancelReasonId,
} from "@kreislauf/contract/orders";
import type { Person } from "@kreislauf/contract/users";
import type { OrderRow } from "./orders.tables.ts";

/**
 * What an event makes of an order: the columns it sets, and the fields its log entry shows before and after.
 * Pure, so that verbs and the demo's history are made by the same functions.
 */
export interface OrderStep {
  readonly change: OrderChange;
  readonly set: Partial<Omit<OrderRow, "id" | "version">>;
  readonly old: OrderChangeFields;
  readonly new: OrderChangeFields;
}

/** Who caused an event, and when. */
export interface Cause {
  readonly by: Person;
  readonly at: Temporal.Instant;
}

/** What is proposed ends with whatever else happens to the order. */
const voidProposal = { proposal: null } as const;

const statusOf = (order: OrderRow) => order.status as OrderStatusId;

/** The status the life cycle leads to; a step it does not know is a mistake of the caller, which checks the rule first. */
function statusThrough(order: OrderRow, transition: OrderTransition): OrderStatusId {
  const status = statusAfter(statusOf(order), transition);
  if (status === undefined)
    throw new Error(`Order ${order.id} of status ${order.status} cannot ${transition}.`);
  return status;
}

export function cancelled(
  order: OrderRow,
  { by, at }: Cause,
  cancelReasonId: number,
  reason: string | null,
): OrderStep {
  const status = statusThrough(order, "cancel");
  return {
    change: "cancelled",
    set: {
      status,
      cancellation: { cancelledOn: at.toString(), cancelledBy: by, cancelReasonId, reason },
      confirmed_date: null,
      ...voidProposal,
      finished_on: at.toString(),
    },
    old: { orderStatusId: statusOf(order), ...confirmationOf(order) },
    new: { orderStatusId: status, cancelReasonId, reason, ...voidConfirmation(order) },
  };
}

/** Cancelled by the system itself. */
export function cancelledBecause(order: OrderRow, cause: Cause, why: ChangeCause): OrderStep {
  const step = cancelled(order, cause, unspecifiedCancelReasonId, null);
  const { cancellation } = step.set;
  return {
    ...step,
    set: { ...step.set, ...(cancellation && { cancellation: { ...cancellation, cause: why } }) },
    new: { ...step.new, cause: why },
  };
}

/** What an event that takes the confirmation back shows of it. */
const confirmationOf = ({ confirmed_date }: OrderRow): OrderChangeFields =>
  confirmed_date === null ? {} : { confirmedDate: confirmed_date };
const voidConfirmation = ({ confirmed_date }: OrderRow): OrderChangeFields =>
  confirmed_date === null ? {} : { confirmedDate: null };

export function claimed(
  order: OrderRow,
  { by, at }: Cause,
  claimReasonId: ClaimReasonId,
  reason: string | null,
  photoId: number | null = null,
): OrderStep {
  const status = statusThrough(order, "claim");
  return {
    change: "claimed",
    set: {
      status,
      claim: {
        claimedOn: at.toString(),
        claimedBy: by,
        claimReasonId,
        reason,
        ticketNumber: null,
        ticketStatus: null,
        editedOn: null,
        editedBy: null,
        hint: null,
      },
      claim_photo_id: photoId,
      ...voidProposal,
    },
    old: { orderStatusId: statusOf(order) },
    new: { orderStatusId: status, claimReasonId, reason, ...(photoId !== null && { hasPhoto: true }) },
  };
}

/** The provider's work on a claim: its ticket, and what it answers. */
export function ticketUpdated(
  order: OrderRow,
  { by, at }: Cause,
  ticket: { readonly ticketNumber: string; readonly ticketStatus: string; readonly hint: string | null },
): OrderStep {
  const { claim } = order;
  if (claim === null) throw new Error("An order without a claim has no ticket.");
  const { ticketNumber, ticketStatus, hint } = claim;
  return {
    change: "ticket_updated",
    set: { claim: { ...claim, ...ticket, editedOn: at.toString(), editedBy: by } },
    old: { ticketNumber, ticketStatus, hint },
    new: ticket,
  };
}

/** The reason decides what the order is afterwards: open, done or cancelled (decisions.md section 3). */
export function claimClosed(order: OrderRow, cause: Cause, closeReasonId: CloseReasonId): OrderStep {
  const status = statusThrough(order, closingTransition[closeReasonId]);
  const isOver = status !== orderStatus.open;
  return {
    change: "claim_closed",
    set: { status, finished_on: isOver ? cause.at.toString() : null },
    old: { orderStatusId: statusOf(order) },
    new: { orderStatusId: status, closeReasonId },
  };
}

export function completed(order: OrderRow, { at }: Cause): OrderStep {
  const status = statusThrough(order, "resolve");
  return {
    change: "done",
    set: { status, ...voidProposal, finished_on: at.toString() },
    old: { orderStatusId: statusOf(order) },
    new: { orderStatusId: status },
  };
}

/** Set to done by the system, once nobody has said anything for long enough. */
export function completedWithoutFeedback(order: OrderRow, cause: Cause): OrderStep {
  const step = completed(order, cause);
  return { ...step, new: { ...step.new, cause: "feedback_over" } };
}

export function confirmed(order: OrderRow, confirmedDate: string): OrderStep {
  return {
    change: "confirmed",
    set: { confirmed_date: confirmedDate },
    old: { confirmedDate: order.confirmed_date },
    new: { confirmedDate },
  };
}

/** What the disposer reports of an order carried out. */
export interface ExecutionReport {
  readonly executedOn: BerlinDate;
  readonly weightKg: number | null;
  /** The R or D code of recovery or disposal, or empty. */
  readonly treatmentCode: string;
  readonly photoId: number | null;
}

/** Carried out by the disposer; the order stays open for the customer's feedback. */
export function executed(order: OrderRow, report: ExecutionReport): OrderStep {
  const { executedOn, weightKg, treatmentCode, photoId } = report;
  return {
    change: "executed",
    set: {
      executed_on: executedOn,
      weight_kg: weightKg,
      treatment_code: treatmentCode,
      execution_photo_id: photoId,
      ...voidProposal,
    },
    old: { executedOn: order.executed_on, weightKg: order.weight_kg },
    new: {
      executedOn,
      weightKg,
      ...(treatmentCode !== "" && { treatmentCode }),
      ...(photoId !== null && { hasPhoto: true }),
    },
  };
}

/** The waste was another one than ordered; log and screens show its words. */
export function redeclared(
  from: { readonly description: string },
  to: { readonly id: number; readonly description: string },
): OrderStep {
  return {
    change: "redeclared",
    set: { waste_type_id: to.id },
    old: { wasteType: from.description },
    new: { wasteType: to.description },
  };
}

export function failedTrip(order: OrderRow, { at }: Cause, reason: string): OrderStep {
  const status = statusThrough(order, "fail");
  return {
    change: "failed_trip",
    set: { status, failed_trip_reason: reason, ...voidProposal, finished_on: at.toString() },
    old: { orderStatusId: statusOf(order) },
    new: { orderStatusId: status, reason },
  };
}

/** The columns of an edit that differ from the order, by the names under which they travel. */
export type OrderEditFields = Partial<
  Pick<
    OrderRow,
    | "desired_date"
    | "latest_execution_date"
    | "time_window"
    | "customer_order_number"
    | "note_to_disposer"
    | "amount"
    | "container_action_id"
  >
>;

/** An edited date voids what was confirmed or proposed for the old one. */
export function edited(order: OrderRow, fields: OrderEditFields): OrderStep {
  const differs = (name: keyof OrderEditFields) => fields[name] !== undefined && fields[name] !== order[name];
  const shown = (row: OrderEditFields): OrderChangeFields => ({
    ...(differs("desired_date") && { desiredDate: row.desired_date }),
    ...(differs("time_window") && { timeWindow: row.time_window }),
    ...(differs("customer_order_number") && { customerOrderNumber: row.customer_order_number }),
    ...(differs("note_to_disposer") && { noteToDisposer: row.note_to_disposer }),
    ...(differs("amount") && { amount: row.amount }),
    ...(differs("container_action_id") && {
      containerActionId: row.container_action_id as ContainerActionId,
    }),
  });
  return {
    change: "edited",
    set: { ...fields, ...(differs("desired_date") && { confirmed_date: null, ...voidProposal }) },
    old: { ...shown(order), ...(differs("desired_date") && confirmationOf(order)) },
    new: { ...shown(fields), ...(differs("desired_date") && voidConfirmation(order)) },
  };
}

/** The order after a transition, one version later. */
export const applied = (order: OrderRow, { set }: OrderStep): OrderRow => ({
  ...order,
  ...set,
  version: order.version + 1,
});
