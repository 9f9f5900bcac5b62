import type { ExpectedApprovals, PlannedOrder, PlannedOrders } from "@kreislauf/contract/orders";
import { Refusal } from "@kreislauf/contract/base";
import type { Context } from "../../base/context.ts";
import type { ApprovalForecast } from "../base/approval-gate.ts";
import type { OrderBasis } from "../base/order-basis.ts";
import { getOrderBases } from "../base/order-basis.store.ts";
import { getPlacementBasis } from "./placement-basis.store.ts";

/** Whether orders would need an approval if they were placed now. The other rules for orders are not checked. */
export async function predictApprovals(
  context: Context,
  { orders, areTogether }: PlannedOrders,
  forecast: ApprovalForecast,
): Promise<ExpectedApprovals> {
  const agreementIds = orders.flatMap(({ agreementId }) => agreementId ?? []);
  const bases = agreementIds.length === 0 ? undefined : await getOrderBases(context, agreementIds);
  const planned = [];
  for (const order of orders) {
    const basis = order.agreementId ? bases?.get(order.agreementId) : await placementBasisOf(context, order);
    if (basis === undefined) throw new Refusal("not_found");
    planned.push({ ...order, basis });
  }
  return { approvals: await forecast(context, areTogether ? [planned] : planned.map((order) => [order])) };
}

async function placementBasisOf(
  context: Context,
  { serviceLocationId, wasteTypeId, containerTypeId, agreementTypeId = null }: PlannedOrder,
): Promise<OrderBasis> {
  if (!serviceLocationId || !wasteTypeId || !containerTypeId) throw new Refusal("validation");
  return await getPlacementBasis(context, {
    serviceLocationId,
    wasteTypeId,
    containerTypeId,
    agreementTypeId,
  });
}
