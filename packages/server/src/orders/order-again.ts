import { berlinDate, verdictOnWire } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { type OrderAgain, orderAgainToday } from "@kreislauf/contract/orders";
import type { Context } from "../base/context.ts";
import { getOrderBasis, orderingFacts } from "./order-basis.ts";
import { getShownOrder } from "./orders.store.ts";

/** An earlier order as the beginning of a new one, by today's rules. */
export async function orderAgain(context: Context, orderId: number): Promise<OrderAgain> {
  const { now } = context;
  const order = await getShownOrder(context, orderId);
  const containerActionId = order.container_action_id as ContainerActionId;
  const basis = await getOrderBasis(context, order.agreement_id);
  const today = orderAgainToday(order, orderingFacts(basis, containerActionId, berlinDate(now), now));
  return {
    verdict: verdictOnWire(today.verdict),
    serviceLocationId: order.location_id,
    agreementId: order.agreement_id,
    containerActionId,
    amount: today.amount,
    amountChanged: today.amount !== order.amount,
    timeWindow: order.time_window,
    customerOrderNumber: order.customer_order_number || null,
    details: order.details || null,
    noteToDisposer: order.note_to_disposer || null,
    firstDate: today.firstDate,
  };
}
