import { Refusal } from "@kreislauf/contract/base";
import type { Order, OrderFacts } from "@kreislauf/contract/orders";
import type { ErrorCode, Verdict } from "@kreislauf/contract/base";
import type { TransactionContext } from "../base/context.ts";
import { actingPerson } from "../users/index.ts";
import { orderFacts } from "./order-facts.ts";
import type { Cause, OrderStep } from "./order-steps.ts";
import { lockOrder } from "./orders.store.ts";
import type { OrderRow } from "./orders.tables.ts";
import { shownOrder } from "./shown-order.ts";
import { takeStep } from "./take-step.ts";

/** The course of every customer action on one order: lock it, ask the rule, write the step with its log entry. */
export async function transitionOrder(
  context: TransactionContext,
  orderId: number,
  rule: (facts: OrderFacts, now: Temporal.Instant) => Verdict<ErrorCode>,
  step: (order: OrderRow, cause: Cause) => OrderStep | Promise<OrderStep>,
): Promise<Order> {
  const order = await lockOrder(context, orderId);
  const verdict = rule(orderFacts(order), context.now);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const cause = await causeOf(context);
  await takeStep(context, order, await step(order, cause), cause);
  return await shownOrder(context, orderId);
}

/** The acting person, by the name they have now. */
export const causeOf = async (context: TransactionContext): Promise<Cause> => ({
  by: await actingPerson(context),
  at: context.now,
});
