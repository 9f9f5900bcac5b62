import type { AwaitingFeedback, OrderPageQuery } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { toOrderViews } from "../base/to-order-view.ts";
import { listPastOpenOrders } from "./dashboard.store.ts";

/**
 * Open orders with a desired date before today (Berlin), the oldest first: they wait to be marked as done or claimed.
 */
export async function listOrdersAwaitingFeedback(
  context: Context,
  page: OrderPageQuery,
): Promise<AwaitingFeedback> {
  const rows = await listPastOpenOrders(context, page);
  return { orders: await toOrderViews(rows, context), total: rows[0]?.total ?? 0 };
}
