export { deleteDocument } from "./publishing/delete-document.ts";
export { documentsPublishedMail } from "./publishing/documents-published.mail.ts";
export { bindDocumentsRoutes } from "./documents.routes.ts";
export { listDocumentsOfOrder } from "./base/documents.store.ts";
export type { DocumentRow } from "./base/documents.tables.ts";
export { startRenderJobs } from "./rendering/render-jobs.ts";
export { publishDocument } from "./publishing/publish-document.ts";
export { toDocumentView } from "./reading/to-document-view.ts";
export { notifyDocumentsPublished } from "./publishing/notify-documents-published.ts";
