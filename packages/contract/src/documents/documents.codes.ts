import type { ErrorCode } from "../base/index.ts";

/** The types of documents, in the sequence of the tabs (docs/coverage.md 9.18). */
export const documentTypes = [
  "invoice",
  "service_receipt",
  "credit_note",
  "cancellation_invoice",
  "cancellation_credit_note",
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Types that are invoices by law and can be downloaded as e-invoices, with their code of UNTDID 1001. */
export const invoiceTypeCode: Readonly<Record<Exclude<DocumentType, "service_receipt">, 380 | 381 | 384>> = {
  invoice: 380,
  credit_note: 381,
  // The two cancellations correct another document, to which they refer.
  cancellation_invoice: 384,
  cancellation_credit_note: 384,
};

/** Download formats: the PDF as published, XRechnung (CII), or PDF/A-3 with the XML inside. */
export const documentForms = ["pdf", "xrechnung", "zugferd"] as const;
export type DocumentForm = (typeof documentForms)[number];

export const documentMediaTypes = {
  pdf: "application/pdf",
  xrechnung: "application/xml",
  zugferd: "application/pdf",
} as const satisfies Readonly<Record<DocumentForm, string>>;

/** What document lists can be sorted by (docs/coverage.md D13.10). */
export const documentSortKeys = ["monthOfServiceDate", "date", "number", "netAmount", "type"] as const;
export type DocumentSortKey = (typeof documentSortKeys)[number];

/** How far the check of an invoice has come: open deviations, disputed, answered by the provider, accepted. */
export const invoiceCheckStates = ["deviates", "disputed", "answered", "accepted"] as const;
export type InvoiceCheckState = (typeof invoiceCheckStates)[number];

/** Filters of invoices by payment; overdue invoices are among the open ones, too. */
export const paymentFilters = ["open", "overdue", "paid"] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** Default page size of the document list (docs/coverage.md 9.7). */
export const documentPageSize = 11;

/** For how many full calendar years documents are kept, counted from the end of the document's year (§ 147 AO). */
export const retentionYears = 8;

/** The most documents that one call packs into a ZIP, lists in a table file or marks as seen. */
export const maxDocumentsAtOnce = 5_000;
/** The most documents that one call publishes. */
export const maxPublishedDocuments = 100;

/** Maximum size of a document, in bytes. */
export const maxDocumentBytes = 10_000_000;
/**
 * Maximum size of the request: the data URI is a third longer than the document; the rest is spare for other fields.
 */
export const maxDocumentBodyBytes = Math.ceil((maxDocumentBytes * 4) / 3) + 500_000;
/** Maximum size of a request that publishes several documents, in bytes. */
export const maxPublicationBodyBytes = 40_000_000;

/** Maximum lengths of texts about a document, in characters. */
export const maxDocumentTextLengths = { number: 40, search: 200, name: 120, line: 200, note: 500 } as const;

/** The highest version number, the database's largest small integer. */
export const maxDocumentVersion = 32_767;

/** Why a document cannot be downloaded. */
export const fileRefusals = ["not_found", "file_unreadable"] as const satisfies readonly ErrorCode[];

/** Why a document is not replaced by a new version. */
export const correctionRefusals = [
  "document_changed",
  "document_has_figures",
] as const satisfies readonly ErrorCode[];

/** Why a document is not published. */
export const publishingRefusals = [
  "not_found",
  "document_exists",
  "document_unusable",
  "document_too_large",
  "nothing_to_publish",
  "figures_inconsistent",
  "figures_of_other_type",
  "net_amount_missing",
  "correction_without_original",
] as const satisfies readonly ErrorCode[];
export type PublishingRefusal = (typeof publishingRefusals)[number];
