import { canConfirm, type Confirmation } from "@kreislauf/contract/provider";
import type { Work } from "../base/context.ts";
import { confirmed, type OrderRow, orderFacts } from "../orders/index.ts";
import { actAsProvider, ensure } from "./act-as-provider.ts";

/** Confirming what is confirmed already changes nothing. */
export async function confirmOrder(work: Work, order: OrderRow, wish: Confirmation): Promise<OrderRow> {
  ensure(canConfirm(orderFacts(order), wish.confirmedDate));
  if (order.confirmed_date === wish.confirmedDate) return order;
  return await actAsProvider(work, order, confirmed(order, wish.confirmedDate));
}
