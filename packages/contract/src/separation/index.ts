export * from "./separation.api.ts";
export * from "./separation.codes.ts";
export * from "./separation.rules.ts";
export * from "./separation.schema.ts";
export * from "./separation.texts.ts";
export * from "./separation-rule-set.ts";
