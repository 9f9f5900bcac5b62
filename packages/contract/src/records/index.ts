export * from "./records.api.ts";
export * from "./records.codes.ts";
export * from "./records.schema.ts";
export * from "./records.texts.ts";
