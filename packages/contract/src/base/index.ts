export * from "./berlin.ts";
export * from "./branding.ts";
export * from "./endpoint.ts";
export * from "./errors.ts";
export * from "./fields.ts";
export * from "./language.ts";
export * from "./permissions.ts";
export * from "./verdict.ts";
