import { canConfirm, type DateConfirmation } from "@kreislauf/contract/provider";
import type { WriteContext } from "../base/context.ts";
import { confirmStep, type OrderRow, orderFacts } from "../orders/index.ts";
import { actAsProvider, ensureAllowed } from "./base/act-as-provider.ts";

/**
 * Confirms an order for a date; refused if the order's state or the date does not allow it. If the order is confirmed
 * for that date already, nothing changes, except that a proposal the customer has not answered ends.
 */
export async function confirmOrder(
  work: WriteContext,
  order: OrderRow,
  wish: Pick<DateConfirmation, "confirmedDate">,
): Promise<OrderRow> {
  ensureAllowed(canConfirm(orderFacts(order), wish.confirmedDate));
  if (order.confirmed_date === wish.confirmedDate && order.proposal === null) return order;
  return await actAsProvider(work, order, confirmStep(order, wish.confirmedDate));
}
