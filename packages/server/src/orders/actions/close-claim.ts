import { canCloseClaim, type ClaimClosing, type Order } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { closeClaimStep } from "../steps/claim-steps.ts";
import { transitionOrder } from "./transition-order.ts";

export const closeClaim = (context: Context, wish: ClaimClosing): Promise<Order> =>
  transitionOrder(context, wish, canCloseClaim, (order, cause) =>
    closeClaimStep(order, cause, wish.closeReasonId),
  );
