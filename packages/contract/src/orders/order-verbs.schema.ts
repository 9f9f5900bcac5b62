import * as z from "zod/mini";
import { because, clearableText, date, id, optionalText } from "../base/index.ts";
import { agreementTypeId, containerActionId } from "../catalog/index.ts";
import {
  cancelReason,
  cancelReasonIds,
  claimReason,
  closeReasonIds,
  customerClaimReasonIds,
  editCutoffs,
  longest,
  proposalAnswers,
} from "./orders.codes.ts";
import { timeWindow } from "./orders.schema.ts";

/** Bounds the number only; what may be ordered is a rule. */
export const amount = z.int().check(z.minimum(1), z.maximum(1_000_000));

export const orderCreation = z.strictObject({
  serviceLocationId: id,
  agreementId: id,
  containerActionId,
  amount,
  desiredDate: date,
  timeWindow: z._default(timeWindow, "all_day"),
  customerOrderNumber: optionalText(longest.customerOrderNumber),
  noteToDisposer: optionalText(longest.noteToDisposer),
  details: optionalText(longest.details),
});
export type OrderCreation = z.output<typeof orderCreation>;

const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** The changed fields, and the version they were changed from. */
export const orderEdit = z.strictObject({
  version,
  desiredDate: z.optional(date),
  timeWindow: z.optional(timeWindow),
  customerOrderNumber: z.optional(clearableText(longest.customerOrderNumber)),
  noteToDisposer: z.optional(clearableText(longest.noteToDisposer)),
  amount: z.optional(amount),
  containerActionId: z.optional(containerActionId),
});
export type OrderEdit = z.output<typeof orderEdit>;

const reasonMissing = { path: ["reason"], ...because("reason_missing") };

export const orderCancellation = z
  .strictObject({
    orderId: id,
    cancelReasonId: z.literal(cancelReasonIds),
    reason: optionalText(longest.reason),
  })
  .check(z.refine((body) => body.cancelReasonId !== cancelReason.other || !!body.reason, reasonMissing));
export type OrderCancellation = z.output<typeof orderCancellation>;

export const orderCompletion = z.strictObject({ orderId: id });
export type OrderCompletion = z.output<typeof orderCompletion>;

/** A picture as data URI; whether it is one is seen by its bytes. */
const photoText = z.string().check(z.minLength(1));

export const photoUpload = z.strictObject({ photo: photoText });
export type PhotoUpload = z.output<typeof photoUpload>;

export const uploadedPhoto = z.object({ fileId: id });
export type UploadedPhoto = z.output<typeof uploadedPhoto>;

export const orderClaim = z
  .strictObject({
    orderId: id,
    claimReasonId: z.literal(customerClaimReasonIds),
    reason: optionalText(longest.reason),
    /** A data URI, or the id of a photo uploaded before. */
    photo: z._default(z.nullable(z.union([photoText, id])), null),
  })
  .check(z.refine((body) => body.claimReasonId !== claimReason.other || !!body.reason, reasonMissing));
export type OrderClaim = z.output<typeof orderClaim>;

export const claimClosing = z.strictObject({ orderId: id, closeReasonId: z.literal(closeReasonIds) });
export type ClaimClosing = z.output<typeof claimClosing>;

/** `other` asks for a date of one's own, as an edit does. */
export const proposalReply = z
  .strictObject({
    orderId: id,
    version,
    answer: z.enum(proposalAnswers),
    desiredDate: z.optional(date),
  })
  .check(
    z.refine((body) => (body.answer === "other") === (body.desiredDate !== undefined), {
      path: ["desiredDate"],
      ...because("date_with_other"),
    }),
  );
export type ProposalReply = z.output<typeof proposalReply>;

/**
 * The short form names an agreement; the long one names site, waste type (`mynatureSortId`) and container
 * instead or besides, for a container that is yet to be placed.
 */
export const leadTimeRequest = z
  .strictObject({
    containerActionId,
    amount,
    agreementId: z.nullish(id),
    baseDate: z.nullish(date),
    serviceLocationId: z.nullish(id),
    mynatureSortId: z.nullish(id),
    containerTypeId: z.nullish(id),
    agreementTypeId: z.nullish(agreementTypeId),
  })
  .check(
    z.refine(
      (body) =>
        !!body.agreementId || !!(body.serviceLocationId && body.mynatureSortId && body.containerTypeId),
      { path: ["agreementId"], ...because("agreement_or_container") },
    ),
  );
export type LeadTimeRequest = z.output<typeof leadTimeRequest>;

export const leadTimeInfo = z.object({
  /** Containers to be served per day, 0 on days nobody works. */
  containersOnSite: z.record(date, z.int()),
  earliestDate: date,
  /** The reading of the edit cutoff in force, for the deadline an order will have. */
  editCutoff: z.enum(editCutoffs),
});
export type LeadTimeInfo = z.output<typeof leadTimeInfo>;

export const existingOrdersRequest = z.strictObject({ agreementId: id, date });
export type ExistingOrdersRequest = z.output<typeof existingOrdersRequest>;

export const existingOrders = z.object({ count: z.int() });
export type ExistingOrders = z.output<typeof existingOrders>;
