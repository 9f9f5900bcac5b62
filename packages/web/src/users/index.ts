export * from "./base/choices.queries.ts";
export { invalidatePeople } from "./base/people.queries.ts";
export * from "./base/account.queries.ts";
