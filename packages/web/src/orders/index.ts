export * from "./order-action-icons.ts";
export * from "./order-actions.texts.ts";
export * from "./proposals-query.ts";
export * from "./proposals-to-answer.tsx";
export * from "./use-order-actions.tsx";
export * from "./disposals-in-address.ts";
export { statusLooks } from "./order-words.ts";
