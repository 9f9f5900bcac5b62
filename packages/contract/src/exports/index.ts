export * from "./exports.api.ts";
export * from "./exports.codes.ts";
export * from "./exports.schema.ts";
export * from "./exports.texts.ts";
export * from "./statistics.schema.ts";
