export * from "./locations.api.ts";
export * from "./locations.codes.ts";
export * from "./locations.rules.ts";
export * from "./locations.schema.ts";
export * from "./locations.texts.ts";
export * from "./site-verbs.schema.ts";
export * from "./tire-storage.schema.ts";
