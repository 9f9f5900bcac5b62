export * from "./calendar.api.ts";
export * from "./calendar.codes.ts";
export * from "./calendar.schema.ts";
export * from "./exports.api.ts";
export * from "./exports.codes.ts";
export * from "./exports.schema.ts";
export * from "./exports.texts.ts";
export * from "./statistics.schema.ts";
