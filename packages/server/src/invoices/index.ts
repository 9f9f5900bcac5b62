export { type ComparedLine, compareInvoices } from "./compare-invoice.ts";
export { bindInvoicesRoutes } from "./invoices.routes.ts";
export { findCheckedInvoices } from "./find-checked-invoices.ts";
export {
  findCreditNote,
  findFile as findDisputeFile,
  listFiles as listDisputeFiles,
  listMessages as listDisputeMessages,
  lockLine,
} from "./line-reviews.store.ts";
export { toProviderInvoiceLine } from "./provider-invoice-line.ts";
export { answerDispute } from "./review-lines.ts";
