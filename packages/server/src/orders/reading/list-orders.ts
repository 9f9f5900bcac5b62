import type { OrderList, OrderListQuery } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { readPhaseClock } from "../base/phase-clock.ts";
import { toOrderViews } from "../base/to-order-view.ts";
import {
  countOrdersByPhase,
  countOrdersByStatus,
  listOrderPage,
  phaseSelection,
} from "./order-list.store.ts";

/** A page of the orders at one site, or at all of the person's sites, with the counts that are asked for. */
export async function listOrders(
  context: Context,
  siteId: number | null,
  query: OrderListQuery,
): Promise<OrderList> {
  const { filter, search, status, phases, totalamounts, phaseamounts, total } = query;
  const selection = { siteId, filter, search, status, phase: await phaseSelection(context.now, phases) };
  const rows = await listOrderPage(context, selection, query, query);
  const orders = await toOrderViews(rows, context);
  const byPhase = phaseamounts && {
    orderAmountsByOrderPhase: await countOrdersByPhase(context, selection, await readPhaseClock(context.now)),
  };
  if (!total && !totalamounts) return { orders, ...byPhase };
  const amounts = await countOrdersByStatus(context, selection);
  const all = Object.values(amounts).reduce((sum, count) => sum + count, 0);
  return {
    orders,
    ...byPhase,
    ...(totalamounts && { orderAmountsByOrderStatus: amounts }),
    total: status === undefined ? all : (amounts[status] ?? 0),
  };
}
