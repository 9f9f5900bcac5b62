import type { BerlinDate } from "@kreislauf/contract/base";
import {
  type ChangeCause,
  type EditableOrderField,
  editableOrderFields,
  orderFields,
  recordOf,
  type OrderChange,
  type OrderChangeFields,
  type OrderStatusId,
  type OrderTransition,
  statusAfter,
  unspecifiedCancelReasonId,
} from "@kreislauf/contract/orders";
import type { Person } from "@kreislauf/contract/users";
import type { OrderRow } from "../base/orders.tables.ts";

/**
 * What an event makes of an order: the columns it sets, and the fields of its log entry before and after. Pure, so
 * that verbs and the demo's history use the same functions.
 */
export interface OrderStep {
  readonly change: OrderChange;
  readonly set: Partial<Omit<OrderRow, "id" | "version">>;
  readonly old: OrderChangeFields;
  readonly new: OrderChangeFields;
}

/** Who caused an event, and when. */
export interface StepCause {
  readonly by: Person;
  readonly at: Temporal.Instant;
}

/** The columns that every step sets which ends an open proposal. */
export const clearedProposal = { proposal: null } as const;

export const statusOf = (order: OrderRow) => order.status;

/**
 * The status that a transition leads to. A transition that the status does not have is a programming error, because
 * callers check the rule first.
 */
export function statusThrough(order: OrderRow, transition: OrderTransition): OrderStatusId {
  const status = statusAfter(statusOf(order), transition);
  if (status === undefined)
    throw new Error(`Order ${order.id} of status ${order.status} cannot ${transition}.`);
  return status;
}

export function cancelStep(
  order: OrderRow,
  { by, at }: StepCause,
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
      ...clearedProposal,
      finished_on: at.toString(),
    },
    old: { orderStatusId: statusOf(order), ...confirmationOf(order) },
    new: { orderStatusId: status, cancelReasonId, reason, ...clearedConfirmation(order) },
  };
}

/** The system cancels the order; `why` is what made the order pointless. */
export function cancelBySystemStep(order: OrderRow, cause: StepCause, why: ChangeCause): OrderStep {
  const step = cancelStep(order, cause, unspecifiedCancelReasonId, null);
  const { cancellation } = step.set;
  return {
    ...step,
    set: { ...step.set, ...(cancellation && { cancellation: { ...cancellation, cause: why } }) },
    new: { ...step.new, cause: why },
  };
}

/** The log's old value of a confirmed date that a step clears; an empty object if no date was confirmed. */
const confirmationOf = ({ confirmed_date }: OrderRow): OrderChangeFields =>
  confirmed_date === null ? {} : { confirmedDate: confirmed_date };

const clearedConfirmation = ({ confirmed_date }: OrderRow): OrderChangeFields =>
  confirmed_date === null ? {} : { confirmedDate: null };

export function completeStep(order: OrderRow, { at }: StepCause): OrderStep {
  const status = statusThrough(order, "resolve");
  return {
    change: "done",
    set: { status, ...clearedProposal, finished_on: at.toString() },
    old: { orderStatusId: statusOf(order) },
    new: { orderStatusId: status },
  };
}

/** The system marks the order as done, because nobody gave feedback in time. */
export function completeWithoutFeedbackStep(order: OrderRow, cause: StepCause): OrderStep {
  const step = completeStep(order, cause);
  return { ...step, new: { ...step.new, cause: "feedback_over" } };
}

/** The disposer's report of an executed order. */
export interface ExecutionReport {
  readonly executedOn: BerlinDate;
  readonly weightKg: number | null;
  /** True if the weight was estimated instead of measured. */
  readonly weightEstimated?: boolean;
  /** The R or D code of recovery or disposal; empty if it is not known. */
  readonly treatmentCode: string;
  readonly photoId: number | null;
}

/** The disposer has carried out the order. It stays open for the customer's feedback. */
export function executeStep(order: OrderRow, report: ExecutionReport): OrderStep {
  const { executedOn, weightKg, weightEstimated = false, treatmentCode, photoId } = report;
  return {
    change: "executed",
    set: {
      executed_on: executedOn,
      weight_kg: weightKg,
      weight_estimated: weightEstimated && weightKg !== null,
      treatment_code: treatmentCode,
      execution_photo_id: photoId,
      ...clearedProposal,
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

/** The waste was not of the ordered type; log and screens show the new type. */
export function redeclareStep(
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

/**
 * Replaces the reported weight, which stays in the log. The new weight counts as measured unless `weightEstimated` is
 * true, even if the old one was estimated.
 */
export function correctWeightStep(order: OrderRow, weightKg: number, weightEstimated: boolean): OrderStep {
  return {
    change: "weight_corrected",
    set: { weight_kg: weightKg, weight_estimated: weightEstimated },
    old: { weightKg: order.weight_kg },
    new: { weightKg },
  };
}

export function failedTripStep(
  order: OrderRow,
  { at }: StepCause,
  reason: string,
  photoId: number | null = null,
): OrderStep {
  const status = statusThrough(order, "fail");
  return {
    change: "failed_trip",
    set: {
      status,
      failed_trip_reason: reason,
      ...(photoId !== null && { execution_photo_id: photoId }),
      ...clearedProposal,
      finished_on: at.toString(),
    },
    old: { orderStatusId: statusOf(order) },
    new: { orderStatusId: status, reason, ...(photoId !== null && { hasPhoto: true }) },
  };
}

/** The columns that an edit sets. */
export type OrderEditFields = Partial<
  Pick<OrderRow, (typeof orderFields)[EditableOrderField]["column"] | "latest_execution_date">
>;

/**
 * The customer edits the order. A new desired date clears the confirmed date and the proposal, which were for the old
 * date.
 */
export function editStep(order: OrderRow, fields: OrderEditFields): OrderStep {
  const differs = (column: keyof OrderEditFields) =>
    fields[column] !== undefined && fields[column] !== order[column];
  const changed = editableOrderFields.filter((name) => differs(orderFields[name].column));
  // Log entries use the API's names of the fields, with the values of their columns.
  const toLogFields = (row: OrderEditFields) =>
    recordOf(changed, (name) => row[orderFields[name].column]) as OrderChangeFields;
  const isMoved = differs("desired_date");
  return {
    change: "edited",
    set: { ...fields, ...(isMoved && { confirmed_date: null, ...clearedProposal }) },
    old: { ...toLogFields(order), ...(isMoved && confirmationOf(order)) },
    new: { ...toLogFields(fields), ...(isMoved && clearedConfirmation(order)) },
  };
}

/** The order after a step, one version later. */
export const applyStep = (order: OrderRow, { set }: OrderStep): OrderRow => ({
  ...order,
  ...set,
  version: order.version + 1,
});
