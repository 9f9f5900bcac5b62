export * from "./agreements.api.ts";
export * from "./agreements.codes.ts";
export * from "./agreements.schema.ts";
export * from "./agreements.rules.ts";
export * from "./agreements.texts.ts";
