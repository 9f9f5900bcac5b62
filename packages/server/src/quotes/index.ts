export { getQuoteFile } from "./get-quote-file.ts";
export { quoteDecidedMail } from "./quote-decided.mail.ts";
export { quoteReceivedMail } from "./quote-received.mail.ts";
export { getAnyQuoteRow, listAnyQuoteRows, lockAnyQuote } from "./quotes.store.ts";
export { bindQuotesRoutes } from "./quotes.routes.ts";
export { readQuoteFile, sendQuote } from "./send-quote.ts";
export { toQuoteLine, toQuoteView } from "./to-quote-view.ts";
export { withdrawQuote } from "./withdraw-quote.ts";
