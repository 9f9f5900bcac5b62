export * from "./order-action-icons.ts";
export * from "./order-actions.texts.ts";
export * from "./use-order-actions.tsx";
