import type { ErrorCode } from "../base/index.ts";

/** The types of product.md section 2, in the order of the tabs. */
export const documentTypes = [
  "invoice",
  "service_receipt",
  "credit_note",
  "cancellation_invoice",
  "cancellation_credit_note",
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Types that are invoices before the law and can be had as e-invoice, with their UNTDID 1001 code. */
export const invoiceTypeCode: Readonly<Record<Exclude<DocumentType, "service_receipt">, 380 | 381 | 384>> = {
  invoice: 380,
  credit_note: 381,
  // Both correct a document they name.
  cancellation_invoice: 384,
  cancellation_credit_note: 384,
};

/** As what a document can be had: as it was published, as XRechnung (CII), as PDF/A-3 with the XML inside. */
export const documentForms = ["pdf", "xrechnung", "zugferd"] as const;
export type DocumentForm = (typeof documentForms)[number];

export const documentMediaTypes = {
  pdf: "application/pdf",
  xrechnung: "application/xml",
  zugferd: "application/pdf",
} as const satisfies Readonly<Record<DocumentForm, string>>;

/** What lists can be sorted by (decisions.md section 13). */
export const documentSortKeys = ["monthOfServiceDate", "date", "number", "netAmount", "type"] as const;
export type DocumentSortKey = (typeof documentSortKeys)[number];

/** Documents on one page unless asked otherwise (product.md section 9). */
export const documentPageSize = 11;

/** Whole calendar years that vouchers are kept, counted from the end of their year (§ 147 AO). */
export const retentionYears = 8;

export const mostZippedDocuments = 5_000;
export const mostPublishedAtOnce = 100;

/** A document has at most 10 MB; as a data URI a third more, and the rest of its call. */
export const largestDocumentBytes = 10_000_000;
export const largestDocumentBody = Math.ceil((largestDocumentBytes * 4) / 3) + 500_000;
export const largestPublicationBody = 40_000_000;

/** Longest texts, in characters. */
export const longestDocumentText = { number: 40, search: 200, name: 120, line: 200, note: 500 } as const;

/** Why a document cannot be had, although the person may see it. */
export const fileRefusals = ["not_found", "file_unreadable"] as const satisfies readonly ErrorCode[];

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
