export * from "./staff.api.ts";
export * from "./staff.codes.ts";
export * from "./staff.schema.ts";
export * from "./staff.texts.ts";
