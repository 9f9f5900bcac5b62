import { closeReason, type CloseReasonId, orderStatus, type OrderStatusId } from "./orders.codes.ts";

/** Everything that can happen to an order; all but an edit change its status. */
export const orderTransitions = [
  "edit",
  "cancel",
  "claim",
  "resolve",
  "fail",
  "close_claim_by_mistake",
  "close_claim_fulfilled_late",
  "close_claim_not_fulfilled",
] as const;
export type OrderTransition = (typeof orderTransitions)[number];

/** The life cycle of an order (docs/coverage.md D3). It lists every possible transition, by the status before it. */
export const orderLifeCycle: Readonly<
  Record<OrderStatusId, Readonly<Partial<Record<OrderTransition, OrderStatusId>>>>
> = {
  [orderStatus.open]: {
    edit: orderStatus.open,
    cancel: orderStatus.cancelled,
    claim: orderStatus.claimed,
    resolve: orderStatus.done,
    fail: orderStatus.failedTrip,
  },
  [orderStatus.claimed]: {
    close_claim_by_mistake: orderStatus.open,
    close_claim_fulfilled_late: orderStatus.done,
    close_claim_not_fulfilled: orderStatus.cancelled,
  },
  [orderStatus.done]: {},
  [orderStatus.cancelled]: {},
  [orderStatus.failedTrip]: {},
};

/** The status a transition leads to, or undefined if it is not possible. */
export function statusAfter(status: OrderStatusId, transition: OrderTransition): OrderStatusId | undefined {
  return orderLifeCycle[status][transition];
}

/** The transition that results from the reason for closing a claim. */
export const closingTransition: Readonly<Record<CloseReasonId, OrderTransition>> = {
  [closeReason.byMistake]: "close_claim_by_mistake",
  [closeReason.fulfilledLate]: "close_claim_fulfilled_late",
  [closeReason.notFulfilled]: "close_claim_not_fulfilled",
};

/** The status of an order after its claim is closed for this reason. */
export const statusAfterClosing = (reason: CloseReasonId): OrderStatusId =>
  statusAfter(orderStatus.claimed, closingTransition[reason]) ?? orderStatus.claimed;
