export * from "./balance.api.ts";
export * from "./balance.codes.ts";
export * from "./balance.rules.ts";
export * from "./balance.schema.ts";
export * from "./balance.texts.ts";
