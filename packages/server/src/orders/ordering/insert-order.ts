import { containerAction } from "@kreislauf/contract/catalog";
import type { ChangeCause } from "@kreislauf/contract/orders";
import type { WriteContext } from "../../base/context.ts";
import type { OrderListRow } from "../base/orders.store.ts";
import {
  cancelOrdersWithoutContainers,
  reductionByWithdrawal,
} from "../steps/cancel-orders-without-containers.ts";
import type { buildNewOrder } from "../steps/new-order.ts";
import { insertOrderRow } from "./insert-order.store.ts";

/**
 * Writes a new order with its log entry and what others are told of it, gives the order as it is shown, and cancels
 * what a withdrawal makes pointless. Its agreement is locked.
 */
export async function insertOrder(
  work: WriteContext,
  order: ReturnType<typeof buildNewOrder>,
  cause?: ChangeCause,
): Promise<OrderListRow> {
  const shown = await insertOrderRow(work, order, cause);
  if (order.container_action_id === containerAction.remove)
    await cancelOrdersWithoutContainers(work, reductionByWithdrawal(order));
  return shown;
}
