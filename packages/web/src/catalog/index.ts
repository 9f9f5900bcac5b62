export * from "./container-shapes.ts";
