import * as z from "zod/mini";
import { date, id } from "../base/index.ts";
import { maxPublishedDocuments } from "./documents.codes.ts";
import { documentType, month } from "./documents.schema.ts";
import { number, optionalNumber } from "./documents.fields.ts";
import { invoiceFigures } from "./invoice.schema.ts";
import { receiptFigures } from "./receipt.schema.ts";

/**
 * A document as the provider publishes it: with its PDF, with figures from which the portal generates a PDF, or with
 * both. Invoices with figures can also be downloaded as XRechnung and ZUGFeRD.
 */
export const documentPublication = z.strictObject({
  serviceLocationId: id,
  type: documentType,
  number,
  date,
  monthOfService: month,
  /**
   * In cents; null for receipts, and if it is to be taken from the figures. Credit notes and cancellations may be sent
   * with either sign: they are shown with the sign of their effect on the account.
   */
  netAmount: z._default(z.nullable(z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000))), null),
  /** The number of the only order that the document is about; null if there are several or none. */
  orderNumber: optionalNumber,
  /** The numbers of published receipts that the document charges or corrects. */
  serviceReceiptNumbers: z._default(z.array(number).check(z.maxLength(1_000)), []),
  /** The number of the document that this one corrects (an invoice or credit note) or replaces (a receipt). */
  correctsNumber: optionalNumber,
  /** A PDF as data URI; null if the portal generates it from the figures. */
  file: z._default(z.nullable(z.string().check(z.minLength(1))), null),
  invoice: z._default(z.nullable(invoiceFigures), null),
  receipt: z._default(z.nullable(receiptFigures), null),
});
export type DocumentPublication = z.output<typeof documentPublication>;

export const documentPublications = z
  .array(documentPublication)
  .check(z.minLength(1), z.maxLength(maxPublishedDocuments));

/** A published document as the provider's system reads it. */
export const publishedDocument = z.object({
  id,
  type: documentType,
  number: z.string(),
  companyId: id,
  serviceLocationId: id,
  retainedUntil: date,
});
export type PublishedDocument = z.output<typeof publishedDocument>;
