import * as z from "zod/mini";
import { date, id, optionalText, requiredText } from "../base/index.ts";
import {
  documentPayment,
  documentType,
  invoiceTypeCode,
  maxDocumentTextLengths,
} from "../documents/index.ts";
import { maxPaymentsOfDocument, maxReportedDocuments } from "./accounting.codes.ts";

type PayableType = keyof typeof invoiceTypeCode;
const payableType = z.enum(Object.keys(invoiceTypeCode) as [PayableType, ...PayableType[]]);
/** An amount in cents, at most ten million euros. */
const cents = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000));

/**
 * Everything that the provider's bookkeeping knows about the payments of a document; it replaces earlier reports.
 * Amounts have the sign of the document's effect on the account, so those of credit notes are negative.
 */
const paymentReport = z.strictObject({
  type: z._default(payableType, "invoice"),
  number: requiredText(maxDocumentTextLengths.number),
  /**
   * In cents. Required for a document that was published without figures; for any other, null or equal to the gross
   * amount of its figures.
   */
  grossAmount: z._default(z.nullable(cents), null),
  /** If null, the due date in the document's figures applies; without one, the due date of the document it corrects. */
  dueDate: z._default(z.nullable(date), null),
  payments: z
    .array(z.strictObject({ date, amount: cents, reference: optionalText(maxDocumentTextLengths.name) }))
    .check(z.maxLength(maxPaymentsOfDocument)),
});
export type PaymentReport = z.output<typeof paymentReport>;

export const paymentReports = z.array(paymentReport).check(
  z.minLength(1),
  z.maxLength(maxReportedDocuments),
  z.refine(
    (reports) => new Set(reports.map(({ type, number }) => `${type} ${number}`)).size === reports.length,
  ),
);

export const reportedDocument = z.object({
  ...documentPayment.shape,
  id,
  type: documentType,
  number: z.string(),
  grossAmount: z.int(),
  dueDate: z.nullable(date),
});
export type ReportedDocument = z.output<typeof reportedDocument>;
