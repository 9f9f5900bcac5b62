import type { Order, ProposalFacts } from "@kreislauf/contract/orders";

/** The facts about an order that the rules of its life cycle need. */
export const orderFacts = (order: Order): ProposalFacts => ({
  orderStatusId: order.orderStatusId,
  containerActionId: order.containerActionId,
  desiredDate: order.desiredDate,
  createdByUserId: order.createdByUser.id,
  executedOn: order.executedOn,
  proposal: order.proposal,
});
