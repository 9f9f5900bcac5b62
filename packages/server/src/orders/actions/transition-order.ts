import { Refusal, type ErrorCode, type Verdict } from "@kreislauf/contract/base";
import type { Order, OrderFacts } from "@kreislauf/contract/orders";
import { inTransaction, type Context, type TransactionContext } from "../../base/context.ts";
import { getActingPerson } from "../../users/index.ts";
import { orderFacts } from "../base/order-facts.ts";
import type { StepCause, OrderStep } from "../steps/order-steps.ts";
import { findOrderVersion } from "../base/orders.store.ts";
import type { OrderRow } from "../base/orders.tables.ts";
import { getOrderView } from "../base/to-order-view.ts";
import { performStep } from "../steps/perform-step.ts";
import { lockUnchangedOrder } from "./lock-unchanged-order.ts";

/** The order to change. `version` is the one that the person saw; undefined if the request does not contain it. */
interface SeenOrder {
  readonly orderId: number;
  readonly version?: number | undefined;
}

/**
 * The sequence of every customer action on one order: lock it, check the rule, write the step with its log entry.
 * Refuses the call if the order has changed since the given version or, without a version, since the call began.
 */
export async function transitionOrder(
  context: Context,
  { orderId, version }: SeenOrder,
  rule: (facts: OrderFacts, now: Temporal.Instant) => Verdict<ErrorCode>,
  step: (order: OrderRow, cause: StepCause, context: TransactionContext) => OrderStep | Promise<OrderStep>,
): Promise<Order> {
  const seen = version ?? (await findOrderVersion(context, orderId));
  return await inTransaction(context, async (transaction) => {
    const order = await lockUnchangedOrder(transaction, orderId, seen);
    const verdict = rule(orderFacts(order), context.now);
    if (!verdict.allowed) throw new Refusal(verdict.reason);
    const cause = await actorCause(transaction);
    await performStep(transaction, order, await step(order, cause, transaction), cause);
    return await getOrderView(transaction, orderId);
  });
}

/** The cause of a step that is taken now by the acting person, with the name that this person has now. */
export const actorCause = async (context: TransactionContext): Promise<StepCause> => ({
  by: await getActingPerson(context),
  at: context.now,
});
