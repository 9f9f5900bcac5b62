import * as z from "zod/mini";
import { amount, withReason, nullableText, date, id, optionalText } from "../base/index.ts";
import { statedProofNumber } from "../proofs/index.ts";
import { agreementTypeId, containerActionId } from "../catalog/index.ts";
import {
  batchRefusals,
  cancelReason,
  cancelReasonIds,
  claimReason,
  closeReasonIds,
  customerClaimReasonIds,
  editCutoffs,
  maxOrdersAtOnce,
  maxOrderTextLengths,
  proposalAnswers,
} from "./orders.codes.ts";
import {
  editableTextFields,
  type EditableOrderField,
  orderFields,
  orderTextFields,
  recordOf,
} from "./orders.fields.ts";
import { timeWindow } from "./orders.schema.ts";

/** The text fields of an order; each may be missing or empty. */
const texts = recordOf(orderTextFields, (name) =>
  optionalText(orderFields[name].maxLength, orderFields[name]),
);

export const orderCreation = z.strictObject({
  serviceLocationId: id,
  agreementId: id,
  containerActionId,
  amount,
  desiredDate: date,
  timeWindow: z._default(timeWindow, "all_day"),
  /** Stored only if the waste is hazardous and no proof in the portal covers the order. */
  proofNumber: z.optional(statedProofNumber),
  ...texts,
});
export type OrderCreation = z.output<typeof orderCreation>;

const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
/** The version of the order that the person saw; if missing, the order's version when the call arrives. */
const seenVersion = z.optional(version);

const changes = {
  desiredDate: z.optional(date),
  timeWindow: z.optional(timeWindow),
  ...recordOf(editableTextFields, (name) =>
    z.optional(nullableText(orderFields[name].maxLength, orderFields[name])),
  ),
  amount: z.optional(amount),
  containerActionId: z.optional(containerActionId),
} satisfies Record<EditableOrderField, z.ZodMiniType>;

/** The changed fields, and the version on which the edit is based. */
export const orderEdit = z.strictObject({
  version,
  ...changes,
});
export type OrderEdit = z.output<typeof orderEdit>;

const reasonMissing = { path: ["reason"], ...withReason("reason_missing") };

const cancellationFields = {
  cancelReasonId: z.literal(cancelReasonIds),
  reason: optionalText(maxOrderTextLengths.reason, { isMultiline: true }),
};
const cancellationCheck = z.refine<{ cancelReasonId: number; reason?: string | null | undefined }>(
  (body) => body.cancelReasonId !== cancelReason.other || !!body.reason,
  reasonMissing,
);

export const orderCancellation = z
  .strictObject({ orderId: id, ...cancellationFields, version: seenVersion })
  .check(cancellationCheck);
export type OrderCancellation = z.output<typeof orderCancellation>;

export const orderCompletion = z.strictObject({ orderId: id, version: seenVersion });
export type OrderCompletion = z.output<typeof orderCompletion>;

/** Several orders, each with the version that the person saw. */
const orderBatch = z
  .array(z.strictObject({ orderId: id, version: seenVersion }))
  .check(z.minLength(1), z.maxLength(maxOrdersAtOnce));
export type OrderBatch = z.output<typeof orderBatch>;

export const ordersCompletion = z.strictObject({ orders: orderBatch });
export type OrdersCompletion = z.output<typeof ordersCompletion>;

export const ordersCancellation = z
  .strictObject({ orders: orderBatch, ...cancellationFields })
  .check(cancellationCheck);
export type OrdersCancellation = z.output<typeof ordersCancellation>;

/**
 * The result for each order, in the sequence of the request: null if it now has the requested status, else the refusal.
 */
export const batchOutcome = z.object({
  results: z.array(z.object({ orderId: id, error: z.nullable(z.enum(batchRefusals)) })),
});
export type BatchOutcome = z.output<typeof batchOutcome>;

/** A picture as data URI. Its bytes decide whether it is accepted, not its declared type. */
export const photoText = z.string().check(z.minLength(1));

export const photoUpload = z.strictObject({ photo: photoText });
export type PhotoUpload = z.output<typeof photoUpload>;

export const uploadedPhoto = z.object({ fileId: id });
export type UploadedPhoto = z.output<typeof uploadedPhoto>;

export const orderClaim = z
  .strictObject({
    orderId: id,
    claimReasonId: z.literal(customerClaimReasonIds),
    reason: optionalText(maxOrderTextLengths.reason, { isMultiline: true }),
    /** A data URI, or the id of a photo uploaded earlier. */
    photo: z._default(z.nullable(z.union([photoText, id])), null),
    version: seenVersion,
  })
  .check(z.refine((body) => body.claimReasonId !== claimReason.other || !!body.reason, reasonMissing));
export type OrderClaim = z.output<typeof orderClaim>;

export const claimClosing = z.strictObject({
  orderId: id,
  closeReasonId: z.literal(closeReasonIds),
  version: seenVersion,
});
export type ClaimClosing = z.output<typeof claimClosing>;

/** With the answer `other` the customer asks for another date, as with an edit. */
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
      ...withReason("date_with_other"),
    }),
  );
export type ProposalReply = z.output<typeof proposalReply>;

/**
 * The short form names an agreement; the long form names site, waste type (`mynatureSortId`) and container instead or
 * in addition, for a container that is not placed yet. `baseDate` is the first day for which containers are counted, by
 * default today.
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
      { path: ["agreementId"], ...withReason("agreement_or_container") },
    ),
  );
export type LeadTimeRequest = z.output<typeof leadTimeRequest>;

export const leadTimeInfo = z.object({
  /** Containers that can be served per day; 0 on non-working days. */
  containersOnSite: z.record(date, z.int()),
  earliestDate: date,
  /** The variant of the edit cutoff in force; with it the screen shows the new order's deadline. */
  editCutoff: z.enum(editCutoffs),
});
export type LeadTimeInfo = z.output<typeof leadTimeInfo>;

export const existingOrdersRequest = z.strictObject({ agreementId: id, date });
export type ExistingOrdersRequest = z.output<typeof existingOrdersRequest>;

export const existingOrders = z.object({
  count: z.int(),
  /** The first five of the orders that `count` counts. */
  orders: z.array(z.object({ id, orderNumber: z.string(), containerActionId, amount: z.int() })),
});
export type ExistingOrders = z.output<typeof existingOrders>;
