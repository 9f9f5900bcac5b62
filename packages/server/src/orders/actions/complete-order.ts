import { canResolve, type Order, type OrderCompletion } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { completeStep } from "../steps/order-steps.ts";
import { transitionOrder } from "./transition-order.ts";

/** Marks an order as done, which is final. */
export const completeOrder = (context: Context, wish: OrderCompletion): Promise<Order> =>
  transitionOrder(context, wish, canResolve, completeStep);
