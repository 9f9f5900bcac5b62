export * from "./addresses.api.ts";
export * from "./addresses.schema.ts";
export * from "./catalog.api.ts";
export * from "./catalog.codes.ts";
export * from "./catalog.schema.ts";
export * from "./catalog.rules.ts";
export * from "./catalog.texts.ts";
export * from "./laender.texts.ts";
