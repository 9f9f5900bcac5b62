export { getDocumentVersions } from "./base/document-versions.store.ts";
export { readDocumentFile, readEarlierFile } from "./rendering/document-files.ts";
export { addInvoiceFigures } from "./publishing/add-invoice-figures.ts";
export { findLatestParties } from "./publishing/add-invoice-figures.store.ts";
export { correctDocument } from "./publishing/correct-document.ts";
export { correctedNetAmount, lockDocumentByNumber } from "./publishing/correct-document.store.ts";
export { decodeUploadedPdf } from "./publishing/decode-uploaded-pdf.ts";
export { endBatch, noteInBatch, startDocumentNotices } from "./publishing/document-notices.ts";
export { deleteDocument } from "./publishing/delete-document.ts";
export { documentsPublishedMail } from "./publishing/documents-published.mail.ts";
export { formatCents, formatEuroAmount } from "./base/format-german-numbers.ts";
export { bindDocumentsRoutes } from "./documents.routes.ts";
export {
  dueDateOfFigures,
  getDocumentListRow,
  grossOfFigures,
  isSuperseded,
  listDocumentsOfOrder,
  listReadableIds,
  selectDocumentFacts,
  visibleDocuments,
} from "./base/documents.store.ts";
export type { DocumentRow } from "./base/documents.tables.ts";
export { getDocumentFigures } from "./reading/get-document-figures.ts";
export { startRenderJobs } from "./rendering/render-jobs.ts";
export type { PdfWriter } from "./pdf/pdf-writer.ts";
export { publishDocument } from "./publishing/publish-document.ts";
export { linkToDocument, toDocumentView, toPaymentView } from "./reading/to-document-view.ts";
export { notifyDocumentsPublished } from "./publishing/notify-documents-published.ts";
export { loadPdf } from "./pdf/load-pdf.ts";
export type { PdfCell, PdfColumn } from "./pdf/pdf-table.ts";
export { zipDocuments } from "./reading/zip-documents.ts";
export { invoiceMail } from "./mailing/invoice.mail.ts";
export { readInvoiceAttachments } from "./mailing/read-invoice-attachments.ts";
