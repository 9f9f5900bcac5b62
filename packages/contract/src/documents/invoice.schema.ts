import * as z from "zod/mini";
import { date, kilograms, maxAmount, requiredText } from "../base/index.ts";
import { maxDocumentTextLengths } from "./documents.codes.ts";
import { address, email, name, number, optionalNumber } from "./documents.fields.ts";

/** An amount in cents; at most ten million euros, so that sums stay exact. */
const cents = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000));
/**
 * A tax rate in percent, with at most two decimals. It cannot be 0: an invoice without VAT must state the reason, for
 * which these figures have no field.
 */
const vatRate = z.number().check(z.minimum(0.01), z.maximum(100), z.multipleOf(0.01));

const vatId = z.string().check(z.regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/));

/** The issuer of the invoice, with the data that § 14 UStG and XRechnung require. */
const seller = z.strictObject({
  name,
  ...address,
  vatId,
  taxNumber: optionalNumber,
  /** The register court and number, and the managing directors. */
  legalNote: z._default(z.nullable(requiredText(maxDocumentTextLengths.note, { isMultiline: true })), null),
  contactName: name,
  phone: z.string().check(z.regex(/^[\d +()/-]{3,30}$/)),
  email,
  iban: z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/)),
  bic: z._default(z.nullable(z.string().check(z.regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/))), null),
  bankName: z._default(z.nullable(name), null),
});

const buyer = z.strictObject({
  name,
  ...address,
  vatId: z._default(z.nullable(vatId), null),
  customerNumber: number,
  email,
});

/** Units of quantities as UN/ECE codes: pieces and services, tonnes, kilograms, hours, cubic metres. */
export const invoiceUnits = {
  piece: "C62",
  tonne: "TNE",
  kilogram: "KGM",
  hour: "HUR",
  cubicMetre: "MTQ",
} as const;
export type InvoiceUnit = keyof typeof invoiceUnits;

const line = z.strictObject({
  description: requiredText(maxDocumentTextLengths.line, { isMultiline: true }),
  note: z._default(z.nullable(requiredText(maxDocumentTextLengths.note, { isMultiline: true })), null),
  /** At most three decimals; negative in corrections. */
  quantity: z.number().check(z.minimum(-maxAmount), z.maximum(maxAmount), z.multipleOf(0.001)),
  unit: z.enum(Object.keys(invoiceUnits) as [InvoiceUnit, ...InvoiceUnit[]]),
  /** In cents, never negative (BR-27). */
  unitPrice: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  netAmount: cents,
  vatRate,
  serviceDate: date,
  /** The number of the order that the line charges. */
  orderNumber: optionalNumber,
  serviceReceiptNumber: optionalNumber,
  weightKg: z._default(z.nullable(kilograms), null),
  /** The cost centre of this line, if lines have different ones (BT-133). */
  costCentre: z.nullish(number),
});
export type InvoiceLine = z.output<typeof line>;

const vatPart = z.strictObject({ rate: vatRate, netAmount: cents, vatAmount: cents });

/**
 * The figures of an invoice, a credit note or a cancellation. PDF, XRechnung and ZUGFeRD are all generated from these
 * figures, so they cannot differ.
 */
export const invoiceFigures = z.strictObject({
  seller,
  buyer,
  /** The customer's own reference; if null, it is taken from the site or the orders. */
  buyerReference: optionalNumber,
  /** The customer's own PO number; if null, it is taken from the site or the orders. */
  purchaseOrderNumber: optionalNumber,
  /** The cost centre of all lines (BT-19). Invoices from before the portal had cost centres have none. */
  costCentre: z.nullish(number),
  /** The project of all lines (BT-11). */
  project: z.nullish(number),
  serviceFrom: date,
  serviceTo: date,
  dueDate: date,
  paymentTerms: requiredText(maxDocumentTextLengths.note, { isMultiline: true }),
  lines: z.array(line).check(z.minLength(1), z.maxLength(1_000)),
  vat: z.array(vatPart).check(z.minLength(1), z.maxLength(10)),
  netAmount: cents,
  vatAmount: cents,
  grossAmount: cents,
});
export type InvoiceFigures = z.output<typeof invoiceFigures>;
