import * as z from "zod/mini";
import { date } from "../base/index.ts";
import { longestDocumentText } from "./documents.codes.ts";
import { address, email, name, needed, number, optionalNumber } from "./figures.schema.ts";

/** Cents; at most ten million euros, so that sums stay exact. */
const cents = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000));
/** Percent, with at most two decimals. Without VAT an invoice has to say why, which these figures cannot. */
const vatRate = z.number().check(z.minimum(0.01), z.maximum(100), z.multipleOf(0.01));

const vatId = z.string().check(z.regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/));

/** Whoever issues the invoice, with what § 14 UStG and XRechnung ask for. */
const seller = z.strictObject({
  name,
  ...address,
  vatId,
  taxNumber: optionalNumber,
  /** Register court and number, and who manages. */
  legalNote: z._default(z.nullable(needed(longestDocumentText.note)), null),
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
  description: needed(longestDocumentText.line),
  note: z._default(z.nullable(needed(longestDocumentText.note)), null),
  /** At most three decimals; negative where it takes something back. */
  quantity: z.number().check(z.minimum(-1_000_000), z.maximum(1_000_000), z.multipleOf(0.001)),
  unit: z.enum(Object.keys(invoiceUnits) as [InvoiceUnit, ...InvoiceUnit[]]),
  /** Cents, never negative (BR-27). */
  unitPrice: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  netAmount: cents,
  vatRate,
  serviceDate: date,
  /** The order behind the line. */
  orderNumber: optionalNumber,
  serviceReceiptNumber: optionalNumber,
  weightKg: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))), null),
});
export type InvoiceLine = z.output<typeof line>;

const vatPart = z.strictObject({ rate: vatRate, netAmount: cents, vatAmount: cents });

/**
 * The figures of an invoice, a credit note or a cancellation. PDF, XRechnung and ZUGFeRD are made of these alone, so
 * that none of them can say something else.
 */
export const invoiceFigures = z.strictObject({
  seller,
  buyer,
  /** The customer's own words for finding it; what is left out is taken from the site and the orders. */
  buyerReference: optionalNumber,
  purchaseOrderNumber: optionalNumber,
  serviceFrom: date,
  serviceTo: date,
  dueDate: date,
  paymentTerms: needed(longestDocumentText.note),
  lines: z.array(line).check(z.minLength(1), z.maxLength(1_000)),
  vat: z.array(vatPart).check(z.minLength(1), z.maxLength(10)),
  netAmount: cents,
  vatAmount: cents,
  grossAmount: cents,
});
export type InvoiceFigures = z.output<typeof invoiceFigures>;
