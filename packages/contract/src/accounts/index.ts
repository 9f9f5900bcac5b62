export * from "./accounts.api.ts";
export * from "./accounts.codes.ts";
export * from "./accounts.schema.ts";
export * from "./accounts.texts.ts";
export * from "./ageing.rules.ts";
export * from "./payment-reports.schema.ts";
