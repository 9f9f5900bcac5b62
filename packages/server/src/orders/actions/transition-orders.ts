import { Refusal } from "@kreislauf/contract/base";
import {
  batchRefusals,
  type BatchOutcome,
  type BatchRefusal,
  type Order,
  type OrderBatch,
  type OrderStatusId,
} from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { findOrderStatus } from "../base/orders.store.ts";

/**
 * Takes the same step on several orders, one after the other. Each order is checked by its own rules in a transaction
 * of its own, so that a refused order does not hold up the others. An order that already has the wished status counts
 * as a success, which makes it safe to send the call again.
 */
export async function transitionOrders(
  context: Context,
  orders: OrderBatch,
  wished: OrderStatusId,
  transition: (order: OrderBatch[number]) => Promise<Order>,
): Promise<BatchOutcome> {
  const results: BatchOutcome["results"] = [];
  for (const order of orders) {
    const refusal = await refusalOf(() => transition(order));
    const isReached = refusal !== null && (await findOrderStatus(context, order.orderId)) === wished;
    results.push({ orderId: order.orderId, error: isReached ? null : refusal });
  }
  return { results };
}

/** The code with which the step is refused, or null if it succeeds. Any other error ends the call. */
async function refusalOf(step: () => Promise<unknown>): Promise<BatchRefusal | null> {
  try {
    await step();
    return null;
  } catch (error) {
    const code = batchRefusals.find((each) => error instanceof Refusal && error.code === each);
    if (code === undefined) throw error;
    return code;
  }
}
