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
  editableOrderFields,
  orderActionRefusals,
  orderStatus,
  proposalRefusals,
} from "@kreislauf/contract/orders";
import { now } from "@kreislauf/ui/base/clock.ts";
import { orderFacts } from "../base/order-facts.ts";

/** What can be done with an order by a dialog. */
export type OrderDialogAction = OrderAction | "answer";

/** Whether a refusal says that the order is no longer what the screen shows. */
export const isStaleOrderError = (code: ErrorCode | "unreachable"): boolean =>
  code === "order_changed" ||
  orderActionRefusals.includes(code as OrderActionRefusal) ||
  proposalRefusals.includes(code as ProposalRefusal);

/** Whether an order shows that a step of this user, whose answer was lost, has been taken. */
export const isCancelledBy = (order: Order, userId: number) =>
  order.orderStatusId === orderStatus.cancelled && order.cancellation?.cancelledBy.id === userId;

export const isClaimedBy = (order: Order, userId: number) =>
  order.orderStatusId === orderStatus.claimed && order.claim?.claimedBy.id === userId;

/** Whether an order is as it would be after the answer to what was proposed `before`. */
export function isAnsweredWith(answer: "accept" | "keep", order: Order, previous: Order): boolean {
  const date = answer === "accept" ? previous.proposal?.date : previous.desiredDate;
  const isConfirmed = answer === "keep" || order.confirmedDate === date;
  return order.proposal === null && order.desiredDate === date && isConfirmed;
}

/** Whether an order already is what an edit asks for. */
export const isEditedTo = (order: Order, wish: OrderEdit): boolean =>
  editableOrderFields.every((name) => wish[name] === undefined || wish[name] === order[name]);

/** Whether the step can still be taken on the order as it is now. */
export const isStillPossible = (order: Order, step: OrderDialogAction): boolean =>
  step === "answer" ? canAnswerProposal(orderFacts(order), now()).allowed : order.actions[step].allowed;
