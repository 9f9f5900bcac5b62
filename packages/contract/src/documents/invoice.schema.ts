import * as z from "zod/mini";
import { date, kilograms, maxAmount, requiredText } from "../base/index.ts";
import { maxDocumentTextLengths } from "./documents.codes.ts";
import { address, email, name, number, optionalNumber } from "./documents.fields.ts";

/** In cents; at most ten million euros, so that sums stay exact. */
const cents = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000));
/** In percent, with at most two decimals. An invoice without VAT must say why, which these figures cannot express. */
const vatRate = z.number().check(z.minimum(0.01), z.maximum(100), z.multipleOf(0.01));

const vatId = z.string().check(z.regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/));

/** The issuer of the invoice, with what § 14 UStG and XRechnung require. */
const seller = z.strictObject({
  name,
  ...address,
  vatId,
  taxNumber: optionalNumber,
  /** Register court and number, and the managing directors. */
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

/** UN/ECE units: pieces and services, tonnes, kilograms, hours, cubic metres, months. */
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
  /** At most three decimals; negative for corrections. */
  quantity: z.number().check(z.minimum(-maxAmount), z.maximum(maxAmount), z.multipleOf(0.001)),
  unit: z.enum(Object.keys(invoiceUnits) as [InvoiceUnit, ...InvoiceUnit[]]),
  /** Cents, never negative (BR-27). */
  unitPrice: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  netAmount: cents,
  vatRate,
  serviceDate: date,
  /** The order behind the line. */
  orderNumber: optionalNumber,
  serviceReceiptNumber: optionalNumber,
  weightKg: z._default(z.nullable(kilograms), null),
  /** What the line is charged to, where lines differ (BT-133). */
  costCentre: z.nullish(number),
});
export type InvoiceLine = z.output<typeof line>;

const vatPart = z.strictObject({ rate: vatRate, netAmount: cents, vatAmount: cents });

/**
 * The figures of an invoice, a credit note or a cancellation. PDF, XRechnung and ZUGFeRD are generated from these
 * alone, so that they cannot differ.
 */
export const invoiceFigures = z.strictObject({
  seller,
  buyer,
  /** The customer's own references; what is left out is taken from the site and the orders. */
  buyerReference: optionalNumber,
  purchaseOrderNumber: optionalNumber,
  /** What all lines are charged to (BT-19). Invoices of before cost centres have none. */
  costCentre: z.nullish(number),
  /** The project that all lines belong to (BT-11). */
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
