export * from "./order-list.schema.ts";
export * from "./order-verbs.schema.ts";
export * from "./orders.api.ts";
export * from "./orders.codes.ts";
export * from "./orders.schema.ts";
