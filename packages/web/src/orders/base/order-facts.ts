import type { Order, ProposalFacts } from "@kreislauf/contract/orders";

/** What the rules of the life cycle look at. */
export const orderFacts = (order: Order): ProposalFacts => ({
  orderStatusId: order.orderStatusId,
  containerActionId: order.containerActionId,
  desiredDate: order.desiredDate,
  createdByUserId: order.createdByUser.id,
  executedOn: order.executedOn,
  proposal: order.proposal,
});
