export { deleteDocument } from "./delete-document.ts";
export { documentsPublishedMail } from "./documents-published.mail.ts";
export { bindDocumentsRoutes } from "./documents.routes.ts";
export { listDocumentsOfOrder } from "./documents.store.ts";
export type { DocumentRow } from "./documents.tables.ts";
export { startDrawing } from "./draw-jobs.ts";
export { publishDocument } from "./publish-document.ts";
export { toDocument } from "./shown-document.ts";
export { tellAboutDocuments } from "./tell-about-documents.ts";
