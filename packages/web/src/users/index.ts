export * from "./choices.queries.ts";
export * from "./users.queries.ts";
