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
  /** In cents, with the sign of the document's amounts. */
  paidAmount: z.int(),
  openAmount: z.int(),
});

export const document = z.object({
  id,
  type: documentType,
  date,
  number: z.string(),
  /** The first day of the month of service. */
  monthOfServiceDate: date,
  /** In cents; null for receipts. Negative if it lowers what is owed, as credit notes do. */
  netAmount: z.nullable(z.int()),
  /** The amount with VAT; null where the provider published no figures. */
  grossAmount: z.nullable(z.int()),
  /** Null where nothing is to be paid, as for corrections, or no figures were published. */
  dueDate: z.nullable(date),
  /** What the provider's bookkeeping says of it; null where it has said nothing. */
  payment: z.nullable(documentPayment),
  /** When the provider's answer to a disputed line is due; null where no line is disputed. */
  disputedUntil: z.nullable(date),
  currency: z.string(),
  /** Number of the only receipt behind the invoice; null if there are several or none. */
  serviceReceiptNumber: z.nullable(z.string()),
  serviceReceiptCount: z.int(),
  /** The one order behind it. The id is null if the portal does not know the order. */
  orderId: z.nullable(id),
  orderNumber: z.nullable(z.string()),
  orderCount: z.int(),
  /** The customer's own number: of the document, else of the only order behind it. */
  customerOrderNumber: z.nullable(z.string()),
  /** The one cost centre that it is charged to; null if there are several or none. */
  costCentre: z.nullable(z.string()),
  costCentreCount: z.int(),
  serviceLocationId: id,
  hasChildren: z.boolean(),
  /** What it corrects, and what has cancelled or replaced it, making it invalid. */
  corrects: z.nullable(documentLink),
  supersededBy: z.nullable(documentLink),
  /** The formats in which it can be downloaded. */
  forms: z.array(documentForm),
  /** The person has not opened it yet. */
  isNew: z.boolean(),
});
export type Document = z.output<typeof document>;

/** The most documents that an address names one by one. */
export const maxNamedDocuments = 100;

/** Filters of the document list; both months are included. */
const selection = {
  /** All assigned sites by default. */
  serviceLocationIds: z._default(z.array(id).check(z.maxLength(10_000)), []),
  ...siteSetFields,
  startDate: z.nullish(month),
  endDate: z.nullish(month),
  /** Words, each a part of a number (document, order, receipt), a cost centre or of the site (name, address, ship-to number). */
  filter: z._default(searchInput(maxDocumentTextLengths.search), ""),
  documentTypes: z._default(z.array(documentType).check(z.maxLength(documentTypes.length)), []),
  /** Narrows the list to these documents, besides the other filters; by default it is not narrowed. */
  amongIds: z._default(z.array(id).check(z.maxLength(maxNamedDocuments)), []),
};

/** Invoices by their check and by their payment; documents of other types are not narrowed by them. */
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
    /** Also counts the documents of each type, ignoring the type filter. */
    totalAmounts: z._default(z.boolean(), false),
  })
  .check(z.refine(isMonthRange, reversed));
export type DocumentListRequest = z.output<typeof documentListRequest>;

export const documentList = z.object({
  documents: z.array(document),
  totalRecords: z.int(),
  /** Per type; only with `totalAmounts`. */
  amountsByType: z.optional(z.record(z.string(), z.int())),
  /** Cents: the net amounts of the whole list, not of its page; null for receipts. Only with `totalAmounts`. */
  netSum: z.optional(z.nullable(z.int())),
  /** How many of any type are unopened; only with `totalAmounts`. */
  newDocuments: z.optional(z.int()),
  /** Whether the provider's bookkeeping has said of any document that one sees what is paid; only with `totalAmounts`. */
  hasPayments: z.optional(z.boolean()),
});
export type DocumentList = z.output<typeof documentList>;

export const childrenQuery = z.object({ documentId: idParam });
/** What was published about an order. */
export const documentsOfOrder = z.object({ documents: z.array(document) });

/** What a document was before it was corrected under the same number. */
export const documentVersion = z.object({
  version: z.int(),
  date,
  /** The first day of the month of service. */
  monthOfServiceDate: date,
  netAmount: z.nullable(z.int()),
  publishedOn: instant,
  replacedOn: instant,
  /** Why it was replaced. */
  reason: z.string(),
});
export type DocumentVersion = z.output<typeof documentVersion>;

/** A document, the receipts behind it, and the invoices that charge it where it is a receipt. */
export const documentChildren = z.object({
  document,
  documents: z.array(document),
  invoices: z.array(documentLink),
  /** Earlier versions, the newest first. */
  versions: z.array(documentVersion),
});

export const documentFormQuery = z.object({
  form: z._default(documentForm, "pdf"),
  /** An earlier version, of which there is the PDF; the current one by default. */
  version: z.optional(integerParam(1, maxDocumentVersion)),
});

/** A document as a data URI (docs/coverage.md 3.17). */
export const documentFile = z.object({ fileName: z.string(), file: z.string() });

const numberLink = z.object({ id: z.nullable(id), number: z.string() });

/** What every view of an invoice's line says. */
export const invoiceLineFields = z.object({
  /** Counted from 1. */
  position: z.int(),
  description: z.string(),
  note: z.nullable(z.string()),
  quantity: z.number(),
  unit: z.string(),
  /** Cents. */
  unitPrice: z.int(),
  netAmount: z.int(),
  serviceDate: date,
  /** What the line refers to. The id is null if the person may not open it. */
  order: z.nullable(numberLink),
  receipt: z.nullable(numberLink),
});

const invoiceLine = z.extend(invoiceLineFields, { weightKg: z.nullable(z.number()) });

/** The figures of an invoice; null where the provider published none. */
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
      /** Null where nothing is to be paid, as for corrections. */
      dueDate: z.nullable(date),
    }),
  ),
});
export type DocumentFigures = z.output<typeof documentFigures>;

const severalFields = {
  ...selection,
  documentIds: z._default(z.array(id).check(z.maxLength(maxDocumentsAtOnce)), []),
};

/** Several in a table: the named ones, or all that match a filter. */
export const documentTableRequest = z
  .strictObject({ ...severalFields, ...invoiceStates })
  .check(z.refine(isMonthRange, reversed));
export type DocumentTableRequest = z.output<typeof documentTableRequest>;

const zipFields = {
  ...severalFields,
  forms: z._default(z.array(documentForm).check(z.minLength(1), z.maxLength(3)), ["pdf"]),
};

/** Several at once: the named ones, or all that match a filter. */
export const zipRequest = z
  .strictObject({ ...zipFields, ...invoiceStates })
  .check(z.refine(isMonthRange, reversed));
export type ZipRequest = z.output<typeof zipRequest>;

/** A request for the booking list, which is selected by months and not by check or payment. */
export const bookingsRequest = z.strictObject(zipFields).check(z.refine(isMonthRange, reversed));
export type BookingsRequest = z.output<typeof bookingsRequest>;

/** Marks documents as seen; an empty list means all that match the filters. */
export const documentsSeenRequest = z
  .strictObject({
    ...selection,
    ...invoiceStates,
    documentIds: z.array(id).check(z.maxLength(maxDocumentsAtOnce)),
  })
  .check(z.refine(isMonthRange, reversed));
export type DocumentsSeenRequest = z.output<typeof documentsSeenRequest>;

export const newDocumentCount = z.object({ newDocuments: z.int() });
