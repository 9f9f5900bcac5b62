import { berlinDate, toWireVerdict } from "@kreislauf/contract/base";
import { type Reorder, prefillReorder } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { orderingFacts } from "../base/order-basis.ts";
import { getOrderBasis } from "../base/order-basis.store.ts";
import { toOrderTexts } from "../base/order-texts.ts";
import { getOrderListRow } from "../base/orders.store.ts";

/** The initial values of an order form that repeats an earlier order, adapted to today's rules. */
export async function orderAgain(context: Context, orderId: number): Promise<Reorder> {
  const { now } = context;
  const order = await getOrderListRow(context, orderId);
  const containerActionId = order.container_action_id;
  const basis = await getOrderBasis(context, order.agreement_id);
  const today = prefillReorder(order, orderingFacts(basis, containerActionId, berlinDate(now), now));
  return {
    verdict: toWireVerdict(today.verdict),
    serviceLocationId: order.site_id,
    agreementId: order.agreement_id,
    containerActionId,
    amount: today.amount,
    amountChanged: today.amount !== order.amount,
    timeWindow: order.time_window,
    ...toOrderTexts(order),
    firstDate: today.firstDate,
  };
}
