export * from "./staff-second-factor.api.ts";
export * from "./staff-second-factor.schema.ts";
export * from "./staff-log.rules.ts";
export * from "./staff.api.ts";
export * from "./staff.codes.ts";
export * from "./staff.schema.ts";
export * from "./staff.texts.ts";
