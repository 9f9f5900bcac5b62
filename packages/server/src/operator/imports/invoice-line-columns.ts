import { maxAmount } from "@kreislauf/contract/base";
import {
  documentsTexts,
  invoiceFigures,
  type InvoiceFigures,
  invoiceTypeCode,
  type InvoiceUnit,
  invoiceUnits,
  maxDocumentTextLengths as longest,
} from "@kreislauf/contract/documents";
import * as z from "zod/mini";
import {
  type CellReader,
  choice,
  date,
  decimal,
  euros,
  kilograms,
  percent,
  text,
  wholeNumber,
  wordsInAllLanguages,
} from "./import-cells.ts";
import { importTexts } from "./import.texts.ts";
import { type ImportRow, optional, required } from "./read-import.ts";

export const maxLines = 1_000;

const invoiceTypes = Object.keys(invoiceTypeCode) as (keyof typeof invoiceTypeCode)[];
const units = Object.keys(invoiceUnits) as InvoiceUnit[];

/** Reads a value by the schema that the provider's API uses. */
const field = <Value>(schema: z.ZodMiniType<Value>, expected: string): CellReader<Value> => ({
  expected,
  read: (cell) => z.safeParse(schema, String(cell)).data,
});

const unitPrice: CellReader<number> = {
  expected: "an amount in euros from 0 on, like 89,50",
  read: (cell) => {
    const cents = euros.read(cell);
    return cents !== undefined && cents >= 0 ? cents : undefined;
  },
};
const vatRate: CellReader<number> = {
  expected: "percent above 0 and up to 100, like 19",
  read: (cell) => percent.read(cell) || undefined,
};

const name = text(longest.name);
const number = text(longest.number);
const note = text(longest.note, { isMultiline: true });

const seller = invoiceFigures.shape.seller.shape;
const buyer = invoiceFigures.shape.buyer.shape;
const zip = field(seller.zip, "a postcode");
const country = field(seller.countryCode, "two letters of a country, like DE");
const vatId = field(seller.vatId, "a VAT number like DE123456789");
const email = field(seller.email, "an e-mail address");

/**
 * The columns for the figures of invoices that the provider's API takes. Each row is one line of an invoice; a value
 * that concerns the whole invoice is in one of its rows.
 */
export const invoiceLineColumns = {
  number: required(number),
  type: optional(
    choice(
      invoiceTypes,
      wordsInAllLanguages((language) => documentsTexts[language].type),
    ),
  ),
  position: optional(wholeNumber(1, 100_000)),
  description: required(text(longest.line, { isMultiline: true })),
  note: optional(note),
  quantity: required(decimal(maxAmount)),
  unit: required(
    choice(
      units,
      wordsInAllLanguages((language) => importTexts[language].invoiceUnits),
    ),
  ),
  unitPrice: required(unitPrice),
  netAmount: required(euros),
  vatRate: required(vatRate),
  serviceDate: required(date),
  orderNumber: optional(number),
  receiptNumber: optional(number),
  weightKg: optional(kilograms),
  costCentre: optional(number),
  dueOn: optional(date),
  paymentTerms: optional(note),
  serviceFrom: optional(date),
  serviceTo: optional(date),
  grossAmount: optional(euros),
  buyerReference: optional(number),
  purchaseOrderNumber: optional(number),
  project: optional(number),
  sellerName: optional(name),
  sellerStreet: optional(name),
  sellerZip: optional(zip),
  sellerCity: optional(name),
  sellerCountry: optional(country),
  sellerVatId: optional(vatId),
  sellerTaxNumber: optional(number),
  sellerLegalNote: optional(note),
  sellerContactName: optional(name),
  sellerPhone: optional(field(seller.phone, "a phone number")),
  sellerEmail: optional(email),
  sellerIban: optional(field(seller.iban, "an IBAN without spaces")),
  sellerBic: optional(field(seller.bic, "a BIC")),
  sellerBankName: optional(name),
  buyerName: optional(name),
  buyerStreet: optional(name),
  buyerZip: optional(zip),
  buyerCity: optional(name),
  buyerCountry: optional(country),
  buyerVatId: optional(field(buyer.vatId, vatId.expected)),
  buyerCustomerNumber: optional(number),
  buyerEmail: optional(email),
};
export type InvoiceLineColumns = typeof invoiceLineColumns;
export type InvoiceLineColumn = keyof InvoiceLineColumns;
export type InvoiceLineRow = ImportRow<InvoiceLineColumns>;

/** The columns of the issuer (seller) and of the customer (buyer), by field. */
export const partyColumns = {
  seller: {
    name: "sellerName",
    street: "sellerStreet",
    zip: "sellerZip",
    city: "sellerCity",
    countryCode: "sellerCountry",
    vatId: "sellerVatId",
    taxNumber: "sellerTaxNumber",
    legalNote: "sellerLegalNote",
    contactName: "sellerContactName",
    phone: "sellerPhone",
    email: "sellerEmail",
    iban: "sellerIban",
    bic: "sellerBic",
    bankName: "sellerBankName",
  },
  buyer: {
    name: "buyerName",
    street: "buyerStreet",
    zip: "buyerZip",
    city: "buyerCity",
    countryCode: "buyerCountry",
    vatId: "buyerVatId",
    customerNumber: "buyerCustomerNumber",
    email: "buyerEmail",
  },
} as const satisfies {
  readonly seller: Record<keyof InvoiceFigures["seller"], InvoiceLineColumn>;
  readonly buyer: Record<keyof InvoiceFigures["buyer"], InvoiceLineColumn>;
};
