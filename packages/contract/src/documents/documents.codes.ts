import type { ErrorCode } from "../base/index.ts";

/** The types, in the order of the tabs (docs/coverage.md 9.18). */
export const documentTypes = [
  "invoice",
  "service_receipt",
  "credit_note",
  "cancellation_invoice",
  "cancellation_credit_note",
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Types that are invoices by law and can be downloaded as e-invoices, with their UNTDID 1001 code. */
export const invoiceTypeCode: Readonly<Record<Exclude<DocumentType, "service_receipt">, 380 | 381 | 384>> = {
  invoice: 380,
  credit_note: 381,
  // Both correct another document, which they reference.
  cancellation_invoice: 384,
  cancellation_credit_note: 384,
};

/** Download formats: as published, as XRechnung (CII), or as PDF/A-3 with the XML inside. */
export const documentForms = ["pdf", "xrechnung", "zugferd"] as const;
export type DocumentForm = (typeof documentForms)[number];

export const documentMediaTypes = {
  pdf: "application/pdf",
  xrechnung: "application/xml",
  zugferd: "application/pdf",
} as const satisfies Readonly<Record<DocumentForm, string>>;

/** What lists can be sorted by (docs/coverage.md D13.10). */
export const documentSortKeys = ["monthOfServiceDate", "date", "number", "netAmount", "type"] as const;
export type DocumentSortKey = (typeof documentSortKeys)[number];

/** How far the check of an invoice has come: open deviations, disputed, answered by the provider, accepted. */
export const invoiceCheckStates = ["deviates", "disputed", "answered", "accepted"] as const;
export type InvoiceCheckState = (typeof invoiceCheckStates)[number];

/** What invoices are narrowed to by their payment; what is overdue is open, too. */
export const paymentFilters = ["open", "overdue", "paid"] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** Default page size of the document list (docs/coverage.md 9.7). */
export const documentPageSize = 11;

/** Full calendar years for which vouchers are kept, counted from the end of their year (§ 147 AO). */
export const retentionYears = 8;

/** Documents that one call packs, lists or marks as seen. */
export const maxDocumentsAtOnce = 5_000;
export const maxPublishedDocuments = 100;

/** A document has at most 10 MB; the data URI adds a third, plus the rest of the request. */
export const maxDocumentBytes = 10_000_000;
export const maxDocumentBodyBytes = Math.ceil((maxDocumentBytes * 4) / 3) + 500_000;
export const maxPublicationBodyBytes = 40_000_000;

/** Maximum lengths of texts, in characters. */
export const maxDocumentTextLengths = { number: 40, search: 200, name: 120, line: 200, note: 500 } as const;

/** A small integer of the database. */
export const maxDocumentVersion = 32_767;

/** Why a document cannot be downloaded although the person may see it. */
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
