import type { ErrorCode } from "@kreislauf/contract/base";
import {
  canAnswerProposal,
  editableOrderFields,
  orderActionRefusals,
  orderStatus,
  proposalRefusals,
  type Order,
  type OrderAction,
  type OrderActionRefusal,
  type OrderEdit,
  type ProposalRefusal,
} from "@kreislauf/contract/orders";
import { now } from "@kreislauf/ui/base/clock.ts";
import { orderFacts } from "../base/order-facts.ts";

/** The actions on an order that have a dialog, and `answer`, which answers a proposed date. */
export type OrderDialogAction = OrderAction | "answer";

/** Whether a refusal means that the order has changed since it was loaded. */
export const isStaleOrderError = (code: ErrorCode | "unreachable"): boolean =>
  code === "order_changed" ||
  orderActionRefusals.includes(code as OrderActionRefusal) ||
  proposalRefusals.includes(code as ProposalRefusal);

/**
 * Whether the order shows that this user cancelled it; after a lost response this tells if the cancellation arrived.
 */
export const isCancelledBy = (order: Order, userId: number) =>
  order.orderStatusId === orderStatus.cancelled && order.cancellation?.cancelledBy.id === userId;

export const isClaimedBy = (order: Order, userId: number) =>
  order.orderStatusId === orderStatus.claimed && order.claim?.claimedBy.id === userId;

/** Whether `order` shows that the proposal in `previous` was answered in this way. */
export function isAnsweredWith(answer: "accept" | "keep", order: Order, previous: Order): boolean {
  const date = answer === "accept" ? previous.proposal?.date : previous.desiredDate;
  const isConfirmed = answer === "keep" || order.confirmedDate === date;
  return order.proposal === null && order.desiredDate === date && isConfirmed;
}

/** Whether the order already has every value that the edit sets. */
export const isEditedTo = (order: Order, edit: OrderEdit): boolean =>
  editableOrderFields.every((name) => edit[name] === undefined || edit[name] === order[name]);

/** Whether the action is still possible on this version of the order. */
export const isStillPossible = (order: Order, action: OrderDialogAction): boolean =>
  action === "answer" ? canAnswerProposal(orderFacts(order), now()).allowed : order.actions[action].allowed;
