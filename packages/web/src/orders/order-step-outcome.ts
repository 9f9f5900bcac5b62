import type { ErrorCode } from "@kreislauf/contract/base";
import type {
  Order,
  OrderAction,
  OrderActionRefusal,
  OrderEdit,
  ProposalRefusal,
} from "@kreislauf/contract/orders";
import {
  canAnswerProposal,
  closeReason,
  orderActionRefusals,
  orderStatus,
  proposalRefusals,
} from "@kreislauf/contract/orders";
import { now } from "../base/clock.ts";
import { orderFacts } from "./order-facts.ts";

/** What can be done with an order by a dialog. */
export type OrderStepName = OrderAction | "answer";

/** Whether a refusal says that the order is no longer what the screen shows. */
export const isAboutState = (code: ErrorCode | "unreachable"): boolean =>
  code === "order_changed" ||
  orderActionRefusals.includes(code as OrderActionRefusal) ||
  proposalRefusals.includes(code as ProposalRefusal);

/** What the order is after its claim is closed for a reason (decisions.md section 3). */
export const statusAfterClosing = {
  [closeReason.byMistake]: orderStatus.open,
  [closeReason.fulfilledLate]: orderStatus.done,
  [closeReason.notFulfilled]: orderStatus.cancelled,
} as const;

/** Whether an order shows that a step of this user, whose answer was lost, has been taken. */
export const isCancelledBy = (order: Order, userId: number) =>
  order.orderStatusId === orderStatus.cancelled && order.cancellation?.cancelledBy.id === userId;

export const isClaimedBy = (order: Order, userId: number) =>
  order.orderStatusId === orderStatus.claimed && order.claim?.claimedBy.id === userId;

/** Whether an order is as it would be after the answer to what was proposed `before`. */
export function isAnsweredWith(answer: "accept" | "keep", order: Order, before: Order): boolean {
  const date = answer === "accept" ? before.proposal?.date : before.desiredDate;
  const isConfirmed = answer === "keep" || order.confirmedDate === date;
  return order.proposal === null && order.desiredDate === date && isConfirmed;
}

/** Whether an order already is what an edit asks for. */
export function isEditedTo(order: Order, { version: _, ...wish }: OrderEdit): boolean {
  const { customerOrderNumber, noteToDisposer, desiredDate, timeWindow, amount, containerActionId } = order;
  const fields = {
    customerOrderNumber,
    noteToDisposer,
    desiredDate,
    timeWindow,
    amount,
    containerActionId,
  };
  return Object.entries(wish).every(([name, value]) => fields[name as keyof typeof fields] === value);
}

/** Whether the step can still be taken on the order as it is now. */
export const isStillPossible = (order: Order, step: OrderStepName): boolean =>
  step === "answer" ? canAnswerProposal(orderFacts(order), now()).allowed : order.actions[step].allowed;
