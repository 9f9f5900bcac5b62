import type { Order, OrderClaim } from "@kreislauf/contract/orders";
import { canClaim } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../base/context.ts";
import { claimed } from "./order-steps.ts";
import { transitionOrder } from "./transition-order.ts";

export const claimOrder = (context: TransactionContext, wish: OrderClaim): Promise<Order> =>
  transitionOrder(context, wish.orderId, canClaim, (order, cause) =>
    claimed(order, cause, wish.claimReasonId, wish.reason ?? null),
  );
