export * from "./catalog.api.ts";
export * from "./catalog.codes.ts";
export * from "./catalog.schema.ts";
export * from "./catalog.rules.ts";
export * from "./catalog.texts.ts";
