import * as z from "zod/mini";
import { withReason, date, id, idParam, instant, integerParam, searchInput } from "../base/index.ts";
import { siteSetFields } from "../sites/index.ts";
import {
  documentForms,
  documentPageSize,
  documentSortKeys,
  documentTypes,
  invoiceCheckStates,
  maxDocumentTextLengths,
  maxDocumentVersion,
  maxDocumentsAtOnce,
  paymentFilters,
} from "./documents.codes.ts";
import { paymentStates } from "./payment.rules.ts";

export const documentType = z.enum(documentTypes);
const documentForm = z.enum(documentForms);

/** A month `YYYY-MM`. */
export const month = z.string().check(z.regex(/^(19[7-9]\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/));

const documentLink = z.object({ id, number: z.string() });

export const documentPayment = z.object({
  state: z.enum(paymentStates),
  /** What is paid, in cents, with the sign of the document's amounts. */
  paidAmount: z.int(),
  /** What is still to be paid, in cents, with the sign of the document's amounts. */
  openAmount: z.int(),
});

export const document = z.object({
  id,
  type: documentType,
  date,
  number: z.string(),
  /** The first day of the month of service. */
  monthOfServiceDate: date,
  /** In cents; null for receipts. Negative if the document lowers what is owed, as credit notes do. */
  netAmount: z.nullable(z.int()),
  /** The amount with VAT, in cents; null if neither figures nor the bookkeeping's reports contain it. */
  grossAmount: z.nullable(z.int()),
  /** Null if no due date is known, if nothing is to be paid, as for corrections, or if the document is superseded. */
  dueDate: z.nullable(date),
  /**
   * The payment as the provider's bookkeeping reported it; null if it reported none, or if the document is superseded.
   */
  payment: z.nullable(documentPayment),
  /** The earliest day until which the provider must answer a disputed line; null if no line is disputed. */
  disputedUntil: z.nullable(date),
  currency: z.string(),
  /** The number of the only receipt that the invoice charges; null if there are several or none. */
  serviceReceiptNumber: z.nullable(z.string()),
  serviceReceiptCount: z.int(),
  /**
   * The id of the only order of the document; null if there are several or none, or the portal does not know the order.
   */
  orderId: z.nullable(id),
  /** The number of the only order of the document; null if there are several or none. */
  orderNumber: z.nullable(z.string()),
  orderCount: z.int(),
  /** The customer's own order number: the document's or else that of its only order; null if neither has one. */
  customerOrderNumber: z.nullable(z.string()),
  /** The only cost centre that the document is charged to; null if there are several or none. */
  costCentre: z.nullable(z.string()),
  costCentreCount: z.int(),
  serviceLocationId: id,
  hasChildren: z.boolean(),
  /** The document that this one corrects; null if there is none. */
  corrects: z.nullable(documentLink),
  /** The document that has cancelled or replaced this one, making it invalid; null if there is none. */
  supersededBy: z.nullable(documentLink),
  /** The formats in which the document can be downloaded. */
  forms: z.array(documentForm),
  /** Whether the person has not opened the document yet. */
  isNew: z.boolean(),
});
export type Document = z.output<typeof document>;

/** The most documents that the address of a screen names by id. */
export const maxNamedDocuments = 100;

/** The filters of the document list. `startDate` and `endDate` are the first and last month of service, included. */
const selection = {
  /** The ids of the sites; by default, all assigned sites. */
  serviceLocationIds: z._default(z.array(id).check(z.maxLength(10_000)), []),
  ...siteSetFields,
  startDate: z.nullish(month),
  endDate: z.nullish(month),
  /**
   * Search words. Each must be a part of a number (document, order, receipt), of the cost centre, or of the site (name,
   * address, ship-to number).
   */
  filter: z._default(searchInput(maxDocumentTextLengths.search), ""),
  documentTypes: z._default(z.array(documentType).check(z.maxLength(documentTypes.length)), []),
  /** Only these documents, in addition to the other filters; by default all. */
  amongIds: z._default(z.array(id).check(z.maxLength(maxNamedDocuments)), []),
};

/**
 * Filters that apply to invoices only: by their check, and by their payment. Documents of other types stay in the list.
 */
const invoiceStates = {
  checkState: z.nullish(z.enum(invoiceCheckStates)),
  paymentState: z.nullish(z.enum(paymentFilters)),
};

interface MonthRange {
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

const isMonthRange = ({ startDate, endDate }: MonthRange) => !startDate || !endDate || startDate <= endDate;
const reversed = { path: ["endDate"], ...withReason("date_range") };

export const documentListRequest = z
  .strictObject({
    ...selection,
    ...invoiceStates,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), documentPageSize),
    offset: z._default(z.int().check(z.minimum(0), z.maximum(10_000_000)), 0),
    orderBy: z._default(z.enum(documentSortKeys), "monthOfServiceDate"),
    sortOrder: z._default(z.enum(["asc", "desc"]), "desc"),
    /** Whether the response also has `amountsByType`, `netSum`, `newDocuments` and `hasPayments`. */
    totalAmounts: z._default(z.boolean(), false),
  })
  .check(z.refine(isMonthRange, reversed));
export type DocumentListRequest = z.output<typeof documentListRequest>;

export const documentList = z.object({
  documents: z.array(document),
  totalRecords: z.int(),
  /** The number of documents of each type, under all filters but the type; only with `totalAmounts`. */
  amountsByType: z.optional(z.record(z.string(), z.int())),
  /**
   * The sum of all net amounts of the list, not only of the page, in cents; null if no document has an amount, as with
   * receipts. Only with `totalAmounts`.
   */
  netSum: z.optional(z.nullable(z.int())),
  /** The number of unopened documents under all filters but the type; only with `totalAmounts`. */
  newDocuments: z.optional(z.int()),
  /** Whether the bookkeeping has reported on any document of the person's sites; only with `totalAmounts`. */
  hasPayments: z.optional(z.boolean()),
});
export type DocumentList = z.output<typeof documentList>;

export const childrenQuery = z.object({ documentId: idParam });
/** The documents that were published about an order. */
export const documentsOfOrder = z.object({ documents: z.array(document) });

/** An earlier version of a document, before it was corrected under the same number. */
export const documentVersion = z.object({
  version: z.int(),
  date,
  /** The first day of the month of service. */
  monthOfServiceDate: date,
  netAmount: z.nullable(z.int()),
  publishedOn: instant,
  replacedOn: instant,
  /** Why this version was replaced. */
  reason: z.string(),
});
export type DocumentVersion = z.output<typeof documentVersion>;

/** A document with its receipts and, if it is a receipt itself, the invoices that charge it. */
export const documentChildren = z.object({
  document,
  documents: z.array(document),
  invoices: z.array(documentLink),
  /** Earlier versions, the newest first. */
  versions: z.array(documentVersion),
});

export const documentFormQuery = z.object({
  form: z._default(documentForm, "pdf"),
  /** The number of an earlier version, which can be downloaded as PDF only; by default the current version. */
  version: z.optional(integerParam(1, maxDocumentVersion)),
});

/** A document as a data URI (docs/coverage.md 3.17). */
export const documentFile = z.object({ fileName: z.string(), file: z.string() });

const numberLink = z.object({ id: z.nullable(id), number: z.string() });

/** The fields of an invoice line that every view of it shows. */
export const invoiceLineFields = z.object({
  /** The place of the line, counted from 1. */
  position: z.int(),
  description: z.string(),
  note: z.nullable(z.string()),
  quantity: z.number(),
  unit: z.string(),
  /** The price of one unit, in cents. */
  unitPrice: z.int(),
  netAmount: z.int(),
  serviceDate: date,
  /** The order of the line; its id is null if the person may not open the order. */
  order: z.nullable(numberLink),
  /** The receipt of the line; its id is null if the person may not open the receipt. */
  receipt: z.nullable(numberLink),
});

const invoiceLine = z.extend(invoiceLineFields, { weightKg: z.nullable(z.number()) });

/** The figures of an invoice; null if the provider published none. */
export const documentFigures = z.object({
  figures: z.nullable(
    z.object({
      lines: z.array(invoiceLine),
      vat: z.array(z.object({ rate: z.number(), netAmount: z.int(), vatAmount: z.int() })),
      netAmount: z.int(),
      grossAmount: z.int(),
      buyerReference: z.nullable(z.string()),
      purchaseOrderNumber: z.nullable(z.string()),
      costCentre: z.nullable(z.string()),
      project: z.nullable(z.string()),
      /** Null if nothing is to be paid, as for corrections. */
      dueDate: z.nullable(date),
    }),
  ),
});
export type DocumentFigures = z.output<typeof documentFigures>;

const severalFields = {
  ...selection,
  documentIds: z._default(z.array(id).check(z.maxLength(maxDocumentsAtOnce)), []),
};

/** Documents to list in a table file: those with the given ids or, if none are given, all that match the filters. */
export const documentTableRequest = z
  .strictObject({ ...severalFields, ...invoiceStates })
  .check(z.refine(isMonthRange, reversed));
export type DocumentTableRequest = z.output<typeof documentTableRequest>;

const zipFields = {
  ...severalFields,
  forms: z._default(z.array(documentForm).check(z.minLength(1), z.maxLength(3)), ["pdf"]),
};

/** Documents to download as a ZIP: those with the given ids or, if none are given, all that match the filters. */
export const zipRequest = z
  .strictObject({ ...zipFields, ...invoiceStates })
  .check(z.refine(isMonthRange, reversed));
export type ZipRequest = z.output<typeof zipRequest>;

/** A request for the booking list; it cannot be filtered by check or payment. */
export const bookingsRequest = z.strictObject(zipFields).check(z.refine(isMonthRange, reversed));
export type BookingsRequest = z.output<typeof bookingsRequest>;

/** Marks documents as seen: those with the given ids or, if the list is empty, all that match the filters. */
export const documentsSeenRequest = z
  .strictObject({
    ...selection,
    ...invoiceStates,
    documentIds: z.array(id).check(z.maxLength(maxDocumentsAtOnce)),
  })
  .check(z.refine(isMonthRange, reversed));
export type DocumentsSeenRequest = z.output<typeof documentsSeenRequest>;

export const newDocumentCount = z.object({ newDocuments: z.int() });
