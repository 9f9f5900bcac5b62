export * from "./base/choices.queries.ts";
export * from "./account/account.queries.ts";
