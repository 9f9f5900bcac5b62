export * from "./invoice-check.rules.ts";
export * from "./invoices.api.ts";
export * from "./invoices.codes.ts";
export * from "./invoices.schema.ts";
export * from "./invoices.texts.ts";
export * from "./line-review.rules.ts";
