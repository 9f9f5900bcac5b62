export * from "./proof-errors.texts.ts";
export * from "./proofs.api.ts";
export * from "./proofs.codes.ts";
export * from "./proofs.rules.ts";
export * from "./proofs.schema.ts";
export * from "./proofs.texts.ts";
