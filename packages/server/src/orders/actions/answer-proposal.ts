import { Refusal } from "@kreislauf/contract/base";
import {
  canAnswerProposal,
  canMoveTo,
  type Order,
  type Proposal,
  type ProposalReply,
} from "@kreislauf/contract/orders";
import type { TransactionContext } from "../../base/context.ts";
import { coverOrder, recordOrderProof } from "../../proofs/index.ts";
import { settleWithoutFields } from "../../purchasing/index.ts";
import { editOrder } from "./edit-order.ts";
import { orderingFacts, withoutOrder } from "../base/order-basis.ts";
import { lockOrderBasis } from "../base/order-basis.store.ts";
import { orderFacts } from "../base/order-facts.ts";
import type { OrderRow } from "../base/orders.tables.ts";
import { proofSubjectOf } from "../base/proof-subject.ts";
import { acceptProposalStep, declineProposalStep } from "../steps/proposal-steps.ts";
import { getOrderView } from "../base/to-order-view.ts";
import { performStep } from "../steps/perform-step.ts";
import { lockUnchangedOrder } from "./lock-unchanged-order.ts";
import { actorCause } from "./transition-order.ts";

/**
 * Accepts or declines the date that the provider has proposed. If the reply names a third date, the order is moved to
 * that date instead.
 */
export async function answerProposal(context: TransactionContext, reply: ProposalReply): Promise<Order> {
  const order = await lockUnchangedOrder(context, reply.orderId, reply.version);
  const { proposal } = order;
  const verdict = canAnswerProposal({ ...orderFacts(order), proposal }, context.now);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  if (proposal === null) throw new Refusal("no_proposal");
  const { desiredDate } = reply;
  if (desiredDate !== undefined && desiredDate !== order.desired_date) {
    const edit = { version: order.version, desiredDate };
    return await editOrder(context, order.id, edit, { settle: settleWithoutFields });
  }
  if (reply.answer === "accept") {
    await accept(context, order, proposal);
  } else {
    await performStep(context, order, declineProposalStep(proposal), await actorCause(context));
  }
  return await getOrderView(context, order.id);
}

/**
 * Accepts the proposed date. The edit cutoff and the lead time do not apply to it, but it must be a working day on
 * which enough containers are on site. If the proofs do not cover hazardous waste on that date, the person is warned
 * and the order is not refused (docs/decisions.md 92.3).
 */
async function accept(context: TransactionContext, order: OrderRow, proposal: Proposal): Promise<void> {
  const basis = await lockOrderBasis(context, order.agreement_id);
  const { date } = proposal;
  const { container_action_id: containerActionId, amount } = order;
  const facts = orderingFacts(withoutOrder(basis, order.id), containerActionId, date, context.now);
  const verdict = canMoveTo({ ...facts, earliestDate: date }, { desiredDate: date, amount });
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const coverage = await coverOrder(context, {
    ...proofSubjectOf(basis, { containerActionId, desiredDate: date, amount }),
    exceptOrderId: order.id,
  });
  const step = acceptProposalStep(order, proposal, basis.holidays);
  await performStep(context, order, step, await actorCause(context));
  await recordOrderProof(context, order.id, coverage);
}
