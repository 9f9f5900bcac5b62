export * from "./notifications.api.ts";
export * from "./live.codes.ts";
export * from "./notifications.codes.ts";
export * from "./notifications.schema.ts";
export * from "./notifications.texts.ts";
