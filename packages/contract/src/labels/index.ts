export * from "./label-contents.texts.ts";
export * from "./label-errors.texts.ts";
export * from "./label-symbols.texts.ts";
export * from "./labels.api.ts";
export * from "./labels.codes.ts";
export * from "./labels.rules.ts";
export * from "./labels.schema.ts";
