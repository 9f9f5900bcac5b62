export * from "./users.queries.ts";
