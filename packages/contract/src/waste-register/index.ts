export * from "./waste-register.api.ts";
export * from "./waste-register.codes.ts";
export * from "./waste-register.schema.ts";
export * from "./waste-register.texts.ts";
