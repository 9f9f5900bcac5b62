export * from "./desk-claims.rules.ts";
export * from "./desk-orders.api.ts";
export * from "./desk-orders.rules.ts";
export * from "./desk-orders.schema.ts";
export * from "./desk.codes.ts";
export * from "./desk.texts.ts";
