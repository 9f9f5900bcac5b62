export * from "./users.api.ts";
export * from "./users.codes.ts";
export * from "./users.schema.ts";
export * from "./users.rules.ts";
export * from "./users.texts.ts";
