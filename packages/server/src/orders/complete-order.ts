import type { Order, OrderCompletion } from "@kreislauf/contract/orders";
import { canResolve } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../base/context.ts";
import { completed } from "./order-steps.ts";
import { transitionOrder } from "./transition-order.ts";

/** Sets an order to done, finally. */
export const completeOrder = (context: TransactionContext, wish: OrderCompletion): Promise<Order> =>
  transitionOrder(context, wish.orderId, canResolve, completed);
