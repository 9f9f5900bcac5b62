import type { TransactionContext } from "../../base/context.ts";
import { orderChanged } from "../base/order-changed.ts";
import { lockOrder } from "../base/orders.store.ts";
import type { OrderRow } from "../base/orders.tables.ts";
import { getOrderView } from "../base/to-order-view.ts";

/** Locks an order that the person may see. If its version is not `seenVersion`, refuses with the current order. */
export async function lockUnchangedOrder(
  context: TransactionContext,
  orderId: number,
  seenVersion: number | undefined,
): Promise<OrderRow> {
  const order = await lockOrder(context, orderId);
  if (order.version === seenVersion) return order;
  throw orderChanged(order, context.language, await getOrderView(context, orderId));
}
