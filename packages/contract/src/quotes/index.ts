export * from "./quote-errors.texts.ts";
export * from "./quotes.api.ts";
export * from "./quotes.codes.ts";
export * from "./quotes.rules.ts";
export * from "./quotes.schema.ts";
export * from "./quotes.texts.ts";
