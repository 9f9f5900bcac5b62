export * from "./external-contacts.schema.ts";
export * from "./groups.schema.ts";
export * from "./levels.texts.ts";
export * from "./users.api.ts";
export * from "./users.codes.ts";
export * from "./users.schema.ts";
export * from "./users.rules.ts";
export * from "./users.texts.ts";
