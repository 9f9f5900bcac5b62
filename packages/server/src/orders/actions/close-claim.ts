import { canCloseClaim, type ClaimClosing, type Order } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../../base/context.ts";
import { closeClaimStep } from "../steps/claim-steps.ts";
import { transitionOrder } from "./transition-order.ts";

export const closeClaim = (context: TransactionContext, wish: ClaimClosing): Promise<Order> =>
  transitionOrder(context, wish.orderId, canCloseClaim, (order, cause) =>
    closeClaimStep(order, cause, wish.closeReasonId),
  );
