import { canCancel, type Order, type OrderCancellation } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { cancelStep } from "../steps/order-steps.ts";
import { transitionOrder } from "./transition-order.ts";

export const cancelOrder = (context: Context, wish: OrderCancellation): Promise<Order> =>
  transitionOrder(context, wish, canCancel, (order, cause) =>
    cancelStep(order, cause, wish.cancelReasonId, wish.reason ?? null),
  );
