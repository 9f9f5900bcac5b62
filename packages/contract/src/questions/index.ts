export * from "./question-errors.texts.ts";
export * from "./questions.api.ts";
export * from "./questions.codes.ts";
export * from "./questions.schema.ts";
