import { Refusal } from "@kreislauf/contract/base";
import { canMoveTo, defaultAnswerBy, proposalEnd } from "@kreislauf/contract/orders";
import { canPropose, type DateProposal } from "@kreislauf/contract/provider";
import type { WriteContext } from "../base/context.ts";
import {
  lockAnyOrderBasis,
  orderingFacts,
  type OrderRow,
  proposeDateStep,
  withoutOrder,
  orderFacts,
} from "../orders/index.ts";
import { actAsProvider, ensureAllowed } from "./base/act-as-provider.ts";
import type { ProviderEvent } from "./base/handle-event.ts";

/**
 * Proposes another date for an order to the customer; refused if the order could not be moved to that date. The lead
 * time does not bind the provider.
 */
export async function proposeDate(
  work: WriteContext,
  order: OrderRow,
  wish: Omit<DateProposal, keyof ProviderEvent>,
): Promise<OrderRow> {
  const { date, timeWindow } = wish;
  const basis = await lockAnyOrderBasis(work, order.agreement_id);
  const answerBy = wish.answerBy ?? defaultAnswerBy(order.desired_date, date, basis.holidays).toString();
  ensureAllowed(canPropose(orderFacts(order), { date, answerBy }, work.now));
  const action = order.container_action_id;
  const facts = orderingFacts(withoutOrder(basis, order.id), action, date, work.now);
  const verdict = canMoveTo({ ...facts, earliestDate: date }, { desiredDate: date, amount: order.amount });
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const end = proposalEnd(order.desired_date, { date, answerBy }).toString();
  return await actAsProvider(
    work,
    order,
    proposeDateStep(order, { date, timeWindow, note: wish.note, answerBy: end }),
  );
}
