export * from "./notifications.api.ts";
export * from "./live.ts";
