export * from "./notifications.api.ts";
export * from "./live.ts";
export * from "./notifications.codes.ts";
export * from "./notifications.schema.ts";
