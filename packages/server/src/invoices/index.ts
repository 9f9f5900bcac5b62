export { bindInvoicesRoutes } from "./invoices.routes.ts";
export { lockLine } from "./line-reviews.store.ts";
export { toProviderInvoiceLine } from "./provider-invoice-line.ts";
export { answerDispute } from "./review-lines.ts";
