export * from "./catalog.queries.ts";
export * from "./container-shapes.ts";
export * from "./container-choice.tsx";
