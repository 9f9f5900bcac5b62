import { Refusal } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { Order, Proposal, ProposalReply } from "@kreislauf/contract/orders";
import { canAnswerProposal, canOrderOn } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../base/context.ts";
import { editOrder } from "./edit-order.ts";
import { lockOrderBasis, orderingFacts, withoutOrder } from "./order-basis.ts";
import { orderFacts } from "./order-facts.ts";
import { lockOrder } from "./orders.store.ts";
import type { OrderRow } from "./orders.tables.ts";
import { proposalAccepted, proposalKept } from "./proposal-steps.ts";
import { shownOrder } from "./shown-order.ts";
import { takeStep } from "./take-step.ts";
import { causeOf } from "./transition-order.ts";

/** Answers another date that the provider proposes; a third one is an edit of the desired date. */
export async function answerProposal(context: TransactionContext, reply: ProposalReply): Promise<Order> {
  const order = await lockOrder(context, reply.orderId);
  if (order.version !== reply.version) throw new Refusal("order_changed");
  const { proposal } = order;
  const verdict = canAnswerProposal({ ...orderFacts(order), proposal }, context.now);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  if (proposal === null) throw new Refusal("no_proposal");
  const { desiredDate } = reply;
  if (desiredDate !== undefined && desiredDate !== order.desired_date) {
    return await editOrder(context, order.id, { version: order.version, desiredDate });
  }
  const step =
    reply.answer === "accept" ? await acceptance(context, order, proposal) : proposalKept(proposal);
  await takeStep(context, order, step, await causeOf(context));
  return await shownOrder(context, order.id);
}

/** Noon rule and lead time do not apply to a proposed date, but it must still be a delivery date. */
async function acceptance(context: TransactionContext, order: OrderRow, proposal: Proposal) {
  const basis = await lockOrderBasis(context, order.agreement_id);
  const { date } = proposal;
  const facts = orderingFacts(
    withoutOrder(basis, order.id),
    order.container_action_id as ContainerActionId,
    date,
    context.now,
  );
  const verdict = canOrderOn({ ...facts, earliestDate: date }, date);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  return proposalAccepted(order, proposal, basis.holidays);
}
