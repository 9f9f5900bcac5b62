import { type BatchOutcome, orderStatus, type OrdersCompletion } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { completeOrder } from "./complete-order.ts";
import { transitionOrders } from "./transition-orders.ts";

/**
 * Marks several orders as done, which is final. Each has its own transaction: a refused order does not stop the others.
 */
export const completeOrders = (context: Context, { orders }: OrdersCompletion): Promise<BatchOutcome> =>
  transitionOrders(context, orders, orderStatus.done, (order) => completeOrder(context, order));
