export * from "./actions/feedback-buttons.tsx";
export * from "./proposals/proposals.queries.ts";
export * from "./proposals/proposals-to-answer.tsx";
export * from "./actions/use-order-actions.tsx";
export * from "./base/disposal-filter-param.ts";
export { OrderBadge, stateVariant } from "./base/order-badge.tsx";
export { useAmountLabels } from "./base/use-amount-labels.ts";
export { firstOrderMonthQuery } from "./orders.queries.ts";
