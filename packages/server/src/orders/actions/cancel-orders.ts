import { type BatchOutcome, orderStatus, type OrdersCancellation } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { cancelOrder } from "./cancel-order.ts";
import { transitionOrders } from "./transition-orders.ts";

/**
 * Cancels several orders for the same reason, each in its own transaction: a refused order does not stop the others.
 */
export const cancelOrders = (
  context: Context,
  { orders, ...reason }: OrdersCancellation,
): Promise<BatchOutcome> =>
  transitionOrders(context, orders, orderStatus.cancelled, (order) =>
    cancelOrder(context, { ...order, ...reason }),
  );
