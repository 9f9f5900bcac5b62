export * from "./approval-deadline.rules.ts";
export * from "./approval.rules.ts";
export * from "./approvals.api.ts";
export * from "./approvals.codes.ts";
export * from "./approvals.schema.ts";
export * from "./approvals.texts.ts";
