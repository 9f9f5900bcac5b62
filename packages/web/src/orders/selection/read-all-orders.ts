import { maxOrdersAtOnce, type Order } from "@kreislauf/contract/orders";
import type { QueryClient } from "@tanstack/react-query";
import { orderListPartQuery, type OrderSelection } from "../orders.queries.ts";

/** The largest number of orders that the server lists per call. */
const pageSize = 100;

/** All orders of a list, but at most as many as one action can take. */
export async function readAllOrders(
  queryClient: QueryClient,
  selection: Omit<OrderSelection, "page">,
): Promise<readonly Order[]> {
  const orders: Order[] = [];
  for (let offset = 0; offset < maxOrdersAtOnce; offset += pageSize) {
    const part = await queryClient.fetchQuery(orderListPartQuery(selection, offset, pageSize));
    orders.push(...part);
    if (part.length < pageSize) break;
  }
  return orders;
}
