import * as z from "zod/mini";
import { date, id, instant, kilograms, optionalText, requiredText } from "../base/index.ts";
import { containerActionId } from "../catalog/index.ts";
import {
  claim,
  closeReasonIds,
  orderChangeFields,
  orderChanges,
  orderStatusId,
  proposal,
  timeWindow,
} from "../orders/index.ts";
import { maxProviderTextLengths, orderExecution } from "../provider/index.ts";
import { deskPhases, maxDeskOrders } from "./desk.codes.ts";

const lines = { isMultiline: true };
const longText = maxProviderTextLengths.text;

/** One order in the inbox. */
export const deskOrder = z.object({
  id,
  version: z.int(),
  orderNumber: z.string(),
  orderStatusId,
  phase: z.enum(deskPhases),
  /** Whether the customer waits for an answer of dispatch to a question. */
  hasQuestion: z.boolean(),
  /**
   * Whether the order is open, its confirmed date (or the desired date, if none is confirmed) is past, and no execution
   * was reported.
   */
  isOverdue: z.boolean(),
  companyId: id,
  companyName: z.string(),
  customerNumber: z.string(),
  siteId: id,
  siteName: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  land: z.string(),
  disposer: z.string(),
  wasteTypeId: id,
  wasteType: z.string(),
  avvCode: z.string(),
  isHazardous: z.boolean(),
  containerType: z.string(),
  containerActionId,
  amount: z.int(),
  desiredDate: date,
  confirmedDate: z.nullable(date),
  timeWindow,
  createdOn: instant,
});
export type DeskOrder = z.output<typeof deskOrder>;

/**
 * The number of new orders, of open claims, and of agreement changes and inquiries to decide on. A number is null if no
 * role of the staff member allows that work.
 */
export const deskWaiting = z.object({
  orders: z.nullable(z.int()),
  claims: z.nullable(z.int()),
  agreements: z.nullable(z.int()),
});
export type DeskWaiting = z.output<typeof deskWaiting>;

/** An entry of an order's log. */
const deskLogEntry = z.object({
  id,
  changedOn: instant,
  /** The name of the member of staff or the customer's person, or the system. */
  by: z.string(),
  isStaff: z.boolean(),
  change: z.enum(orderChanges),
  /** The fields that this change set, with their new values. */
  new: orderChangeFields,
});

const claimTicket = z.object({
  claimedOn: instant,
  reason: z.nullable(z.string()),
  ticketNumber: z.nullable(z.string()),
  ticketStatus: z.nullable(z.string()),
  hint: z.nullable(z.string()),
});

/** An order with its claim and with what the disposer reported. */
export const deskClaim = z.object({
  order: deskOrder,
  claim: z.object({
    ...claimTicket.shape,
    claimedBy: z.string(),
    claimReasonId: claim.shape.claimReasonId,
    hasPhoto: z.boolean(),
  }),
  isAnswered: z.boolean(),
  /** When the customer closed the claim; null while it is not closed. */
  closedOn: z.nullable(instant),
  /**
   * Why the customer closed the claim; null while it is not closed. The order's status may have changed again since.
   */
  closeReasonId: z.nullable(z.literal(closeReasonIds)),
  /**
   * Minutes within service hours from the claim to its answer; if there is no answer, until the claim was closed; if it
   * is still open, until now.
   */
  serviceMinutes: z.int(),
  report: z.object({
    executedOn: z.nullable(date),
    weightKg: z.nullable(z.number()),
    isWeightEstimated: z.boolean(),
    treatmentCode: z.nullable(z.string()),
    failedTripReason: z.nullable(z.string()),
    hasPhoto: z.boolean(),
  }),
});
export type DeskClaim = z.output<typeof deskClaim>;

export const deskOrderDetail = z.object({
  order: deskOrder,
  details: z.string(),
  noteToDisposer: z.string(),
  createdBy: z.string(),
  proposal: z.nullable(proposal),
  executedOn: z.nullable(date),
  weightKg: z.nullable(z.number()),
  treatmentCode: z.nullable(z.string()),
  failedTripReason: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  claim: z.nullable(claimTicket),
  access: z.object({
    openingHours: z.nullable(z.string()),
    gateWidth: z.nullable(z.string()),
    gateHeight: z.nullable(z.string()),
    driverHints: z.nullable(z.string()),
  }),
  log: z.array(deskLogEntry),
});
export type DeskOrderDetail = z.output<typeof deskOrderDetail>;

const confirm = z.strictObject({ kind: z.literal("confirm") });
const propose = z.strictObject({
  kind: z.literal("propose"),
  date,
  timeWindow: z._default(timeWindow, "all_day"),
  note: optionalText(longText, lines),
});
const execute = z.strictObject({
  kind: z.literal("execute"),
  executedOn: date,
  weightKg: z._default(z.nullable(kilograms), null),
  treatmentCode: orderExecution.shape.treatmentCode,
  photo: orderExecution.shape.photo,
});
const fail = z.strictObject({
  kind: z.literal("fail"),
  reason: requiredText(longText, lines),
  photo: orderExecution.shape.photo,
});
const cancel = z.strictObject({ kind: z.literal("cancel"), reason: requiredText(longText, lines) });
const move = z.strictObject({ kind: z.literal("move"), date });
const correct = z.strictObject({ kind: z.literal("correct"), weightKg: kilograms });
const redeclare = z.strictObject({ kind: z.literal("redeclare"), wasteTypeId: id });

export const deskAnswer = z.discriminatedUnion("kind", [
  confirm,
  propose,
  move,
  execute,
  fail,
  cancel,
  correct,
  redeclare,
]);
export type DeskAnswer = z.output<typeof deskAnswer>;
export type DeskAnswerKind = DeskAnswer["kind"];

/** One answer to one order; `version` is the order's version that was read. */
export const deskOrderAnswer = z.strictObject({ version: z.int(), answer: deskAnswer });

/** One answer to many orders. */
export const deskOrdersAnswer = z.strictObject({
  orders: z
    .array(z.strictObject({ orderId: id, version: z.int() }))
    .check(z.minLength(1), z.maxLength(maxDeskOrders)),
  answer: deskAnswer,
});
export type DeskOrdersAnswer = z.output<typeof deskOrdersAnswer>;

/** Orders whose last answer is to be taken back. */
export const deskOrdersUndo = z.strictObject({
  orderIds: z.array(id).check(z.minLength(1), z.maxLength(maxDeskOrders)),
});

export const deskTicket = z.strictObject({
  version: z.int(),
  ticketNumber: requiredText(maxProviderTextLengths.ticketNumber),
  ticketStatus: requiredText(maxProviderTextLengths.ticketStatus),
  hint: optionalText(longText, lines),
});
export type DeskTicket = z.output<typeof deskTicket>;

/** Another trip for a claimed order. Without a `hint`, the answer to the customer names the day of the trip. */
export const deskSecondTrip = z.strictObject({
  version: z.int(),
  date,
  ticketNumber: requiredText(maxProviderTextLengths.ticketNumber),
  hint: optionalText(longText, lines),
});
export type DeskSecondTrip = z.output<typeof deskSecondTrip>;

export const deskSecondTripAnswer = z.object({
  order: deskOrder,
  secondOrderId: id,
  secondOrderNumber: z.string(),
});
export type DeskSecondTripAnswer = z.output<typeof deskSecondTripAnswer>;
