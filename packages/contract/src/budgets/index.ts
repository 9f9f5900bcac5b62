export * from "./budgets.api.ts";
export * from "./budgets.codes.ts";
export * from "./budgets.rules.ts";
export * from "./budgets.schema.ts";
export * from "./budgets.texts.ts";
