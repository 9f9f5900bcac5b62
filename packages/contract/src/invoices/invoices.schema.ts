import * as z from "zod/mini";
import {
  attachment,
  attachmentInput,
  date,
  id,
  instant,
  integerParam,
  optionalText,
  requiredText,
  withReason,
} from "../base/index.ts";
import { documentPayment, invoiceLineFields } from "../documents/index.ts";
import {
  deviationKinds,
  disputeReasons,
  lineResults,
  lineReviewStates,
  maxDisputeFiles,
  maxDisputeTextLength,
} from "./invoices.codes.ts";

const documentLink = z.object({ id, number: z.string() });
const position = z.int().check(z.minimum(1), z.maximum(1_000));
/** The version of the decision on a line; 0 before anybody decided. */
const version = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

const disputeMessage = z.object({
  id,
  event: z.enum(lineReviewStates),
  reason: z.nullable(z.enum(disputeReasons)),
  text: z.string(),
  at: instant,
  fromProvider: z.boolean(),
  author: z.string(),
  attachments: z.array(attachment),
});

const lineReview = z.object({
  state: z.nullable(z.enum(lineReviewStates)),
  version,
  /**
   * The day until which the provider must answer; null unless the line is disputed and the invoice is not cancelled.
   */
  answerBy: z.nullable(date),
  creditNote: z.nullable(documentLink),
  messages: z.array(disputeMessage),
  canAccept: z.boolean(),
  canDispute: z.boolean(),
  canWithdraw: z.boolean(),
});

export const checkedInvoiceLine = z.extend(invoiceLineFields, {
  /** Whether the order has a photo of its execution. */
  hasPhoto: z.boolean(),
  orderedAmount: z.nullable(z.int()),
  weighedKg: z.nullable(z.number()),
  agreed: z.nullable(z.object({ unitPrice: z.number(), version: z.string() })),
  expectedAmount: z.nullable(z.int()),
  result: z.enum(lineResults),
  deviations: z.array(z.object({ kind: z.enum(deviationKinds), difference: z.int() })),
  /**
   * The earlier invoice that charges the same service; null if there is none. Its id and number are null if the person
   * may not see it.
   */
  alsoOn: z.nullable(z.object({ id: z.nullable(id), number: z.nullable(z.string()) })),
  review: lineReview,
});
export type CheckedInvoiceLine = z.output<typeof checkedInvoiceLine>;

export const invoiceCheck = z.object({
  id,
  number: z.string(),
  date,
  dueDate: z.nullable(date),
  /** The payment as the provider's bookkeeping reported it; null if it has reported nothing about the invoice. */
  payment: z.nullable(
    z.extend(documentPayment, {
      payments: z.array(z.object({ date, amount: z.int(), reference: z.string() })),
    }),
  ),
  serviceLocationId: id,
  site: z.string(),
  costCentre: z.nullable(z.string()),
  purchaseOrderNumber: z.nullable(z.string()),
  netAmount: z.int(),
  grossAmount: z.int(),
  expectedAmount: z.int(),
  difference: z.int(),
  checkedAt: instant,
  /** The document that has cancelled the invoice, so that nothing is left to decide; null if there is none. */
  supersededBy: z.nullable(documentLink),
  lines: z.array(checkedInvoiceLine),
});
export type InvoiceCheck = z.output<typeof invoiceCheck>;

export const lineParams = z.object({
  documentId: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.pipe(z.transform(Number), id)),
  position: integerParam(1, 1_000),
});

export const acceptedLines = z.strictObject({
  lines: z.array(z.strictObject({ position, version })).check(z.minLength(1), z.maxLength(1_000)),
});
export type AcceptedLines = z.output<typeof acceptedLines>;

export const newDispute = z
  .strictObject({
    version,
    reason: z.enum(disputeReasons),
    text: optionalText(maxDisputeTextLength, { isMultiline: true }),
    attachments: z._default(z.array(attachmentInput).check(z.maxLength(maxDisputeFiles)), []),
  })
  .check(
    z.refine(({ reason, text }) => reason !== "other" || Boolean(text), {
      path: ["text"],
      ...withReason("reason_missing"),
    }),
  );
export type NewDispute = z.output<typeof newDispute>;

export const withdrawnDispute = z.strictObject({ version });

/** The provider's answer to a dispute. */
export const disputeAnswer = {
  outcome: z.enum(["credited", "declined"]),
  text: requiredText(maxDisputeTextLength, { isMultiline: true }),
  /** The number of the credit note; null if none is published. */
  creditNoteNumber: optionalText(40),
};
export interface DisputeAnswer {
  readonly outcome: "credited" | "declined";
  readonly text: string;
  readonly creditNoteNumber?: string | null | undefined;
}

/** A line of an invoice as the provider's systems see it. */
export const providerInvoiceLine = z.object({
  documentId: id,
  number: z.string(),
  companyId: id,
  serviceLocationId: id,
  position,
  state: z.enum(lineReviewStates),
  reason: z.nullable(z.enum(disputeReasons)),
  text: z.string(),
  netAmount: z.int(),
  answerBy: z.nullable(date),
});
export type ProviderInvoiceLine = z.output<typeof providerInvoiceLine>;
