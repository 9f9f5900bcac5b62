export * from "./disposer-errors.texts.ts";
export * from "./disposers.api.ts";
export * from "./disposers.codes.ts";
export * from "./disposers.rules.ts";
export * from "./disposers.schema.ts";
export * from "./disposers.texts.ts";
