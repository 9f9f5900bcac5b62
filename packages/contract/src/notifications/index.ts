export * from "./notifications.api.ts";
