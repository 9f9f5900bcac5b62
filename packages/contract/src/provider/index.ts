export * from "./provider.api.ts";
export * from "./provider.codes.ts";
export * from "./provider.rules.ts";
export * from "./provider.schema.ts";
export * from "./provider.texts.ts";
