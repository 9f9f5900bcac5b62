export { QuoteRow } from "./quote-row.tsx";
export { quotesToDecideQuery } from "./quotes.queries.ts";
