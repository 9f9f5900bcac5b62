export * from "./sites.api.ts";
export * from "./sites.codes.ts";
export * from "./sites.rules.ts";
export * from "./sites.schema.ts";
export * from "./sites.texts.ts";
export * from "./site-requests.schema.ts";
export * from "./site-set.schema.ts";
export * from "./tire-storage.schema.ts";
