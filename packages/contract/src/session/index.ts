export * from "./password.rules.ts";
export * from "./password.texts.ts";
export * from "./second-factor.api.ts";
export * from "./second-factor.rules.ts";
export * from "./second-factor.schema.ts";
export * from "./session.api.ts";
export * from "./session.schema.ts";
export * from "./session.texts.ts";
