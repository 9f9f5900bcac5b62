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
 * Writes a new order with its log entry and notification. A withdrawal also cancels the later orders that it leaves
 * without containers. Returns the order as lists show it. The caller has locked the agreement.
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
