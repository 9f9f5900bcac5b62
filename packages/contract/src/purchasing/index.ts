export * from "./prices.rules.ts";
export * from "./prices.schema.ts";
export * from "./purchasing.api.ts";
export * from "./purchasing.codes.ts";
export * from "./purchasing.texts.ts";
