import { Refusal, type ErrorCode, type Verdict } from "@kreislauf/contract/base";
import type { Order, OrderFacts } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../../base/context.ts";
import { getActingPerson } from "../../users/index.ts";
import { orderFacts } from "../base/order-facts.ts";
import type { StepCause, OrderStep } from "../steps/order-steps.ts";
import { lockOrder } from "../base/orders.store.ts";
import type { OrderRow } from "../base/orders.tables.ts";
import { getOrderView } from "../base/to-order-view.ts";
import { performStep } from "../steps/perform-step.ts";

/** The sequence of every customer action on one order: lock it, check the rule, write the step with its log entry. */
export async function transitionOrder(
  context: TransactionContext,
  orderId: number,
  rule: (facts: OrderFacts, now: Temporal.Instant) => Verdict<ErrorCode>,
  step: (order: OrderRow, cause: StepCause) => OrderStep | Promise<OrderStep>,
): Promise<Order> {
  const order = await lockOrder(context, orderId);
  const verdict = rule(orderFacts(order), context.now);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const cause = await actorCause(context);
  await performStep(context, order, await step(order, cause), cause);
  return await getOrderView(context, orderId);
}

/** The acting person, with their current name. */
export const actorCause = async (context: TransactionContext): Promise<StepCause> => ({
  by: await getActingPerson(context),
  at: context.now,
});
