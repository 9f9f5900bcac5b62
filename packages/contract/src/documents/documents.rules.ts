import { allowed, type BerlinDate, refused, type Verdict } from "../base/index.ts";
import { type DocumentType, type PublishingRefusal, retentionYears } from "./documents.codes.ts";
import { canPublishFigures } from "./invoice.rules.ts";
import type { DocumentPublication } from "./publication.schema.ts";

/** The last day on which a document must be kept: the end of the eighth calendar year after its own year (§ 147 AO). */
export const retainedUntil = (date: BerlinDate): BerlinDate =>
  `${Number(date.slice(0, 4)) + retentionYears}-12-31`;

/** Whether a document may be deleted: only after the last day on which it must be kept. */
export const canDeleteDocument = (until: BerlinDate, today: BerlinDate): Verdict<"document_retained"> =>
  today > until ? allowed() : refused("document_retained");

/** Whether a new version with the same number may replace a document. One with figures must be cancelled instead. */
export const canCorrect = ({
  hasFigures,
}: {
  readonly hasFigures: boolean;
}): Verdict<"document_has_figures"> => (hasFigures ? refused("document_has_figures") : allowed());

const encryption = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** Why a file cannot be published: it is not a whole PDF, or the PDF is encrypted; null if it can be published. */
export function pdfProblem(content: Uint8Array): "document_unusable" | "document_encrypted" | null {
  const text = new TextDecoder("latin1").decode(content);
  if (!text.slice(0, 1_024).includes("%PDF-") || !text.slice(-1_024).includes("%%EOF"))
    return "document_unusable";
  return encryption.test(text) ? "document_encrypted" : null;
}

/**
 * For each type, the types of documents that it can replace, correct or cancel. An e-invoice must name the document
 * that it corrects (BR-DE-26).
 */
export const correctedTypes: Readonly<Record<DocumentType, readonly DocumentType[]>> = {
  invoice: [],
  service_receipt: ["service_receipt"],
  credit_note: ["invoice"],
  cancellation_invoice: ["invoice"],
  cancellation_credit_note: ["credit_note"],
};

/** Types that make the document they refer to invalid. A credit note only reduces its invoice. */
export const supersedingTypes = [
  "service_receipt",
  "cancellation_invoice",
  "cancellation_credit_note",
] as const satisfies readonly DocumentType[];

/** Whether a document is complete in itself; the documents that it refers to are checked elsewhere. */
export function canPublish(publication: DocumentPublication): Verdict<PublishingRefusal> {
  const { type, file, invoice, receipt, netAmount, correctsNumber } = publication;
  if (file === null && invoice === null && receipt === null) return refused("nothing_to_publish");
  const isReceipt = type === "service_receipt";
  if (isReceipt ? invoice !== null : receipt !== null) return refused("figures_of_other_type");
  if (isReceipt === (netAmount !== null || invoice !== null)) return refused("net_amount_missing");
  const isCancellation = type === "cancellation_invoice" || type === "cancellation_credit_note";
  if (isCancellation && correctsNumber === null) return refused("correction_without_original");
  if (invoice === null) return allowed();
  if (netAmount !== null && netAmount !== invoice.netAmount) return refused("figures_inconsistent");
  return canPublishFigures(invoice);
}
