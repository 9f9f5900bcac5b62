import * as z from "zod/mini";
import { date, id } from "../base/index.ts";
import { maxPublishedDocuments } from "./documents.codes.ts";
import { documentType, month } from "./documents.schema.ts";
import { number, optionalNumber } from "./documents.fields.ts";
import { invoiceFigures } from "./invoice.schema.ts";
import { receiptFigures } from "./receipt.schema.ts";

/**
 * A document as the provider publishes it: with its PDF, with figures from which the portal generates one, or with
 * both. Invoices with figures can also be downloaded as XRechnung and ZUGFeRD.
 */
export const documentPublication = z.strictObject({
  serviceLocationId: id,
  type: documentType,
  number,
  date,
  monthOfService: month,
  /**
   * In cents; taken from the figures if there are any. Credit notes and cancellations may be sent with either sign:
   * what they do to the account decides how they are shown.
   */
  netAmount: z._default(z.nullable(z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000))), null),
  /** The one order that it is about. */
  orderNumber: optionalNumber,
  /** Published receipts that it bills or corrects. */
  serviceReceiptNumbers: z._default(z.array(number).check(z.maxLength(1_000)), []),
  /** The invoice or credit note that it corrects, or the receipt that it replaces. */
  correctsNumber: optionalNumber,
  /** A PDF as data URI. */
  file: z._default(z.nullable(z.string().check(z.minLength(1))), null),
  invoice: z._default(z.nullable(invoiceFigures), null),
  receipt: z._default(z.nullable(receiptFigures), null),
});
export type DocumentPublication = z.output<typeof documentPublication>;

export const documentPublications = z
  .array(documentPublication)
  .check(z.minLength(1), z.maxLength(maxPublishedDocuments));

/** A document as the provider's system reads it. */
export const publishedDocument = z.object({
  id,
  type: documentType,
  number: z.string(),
  companyId: id,
  serviceLocationId: id,
  retainedUntil: date,
});
export type PublishedDocument = z.output<typeof publishedDocument>;
