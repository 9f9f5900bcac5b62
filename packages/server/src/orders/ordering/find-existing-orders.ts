import { Refusal } from "@kreislauf/contract/base";
import type { ExistingOrders, ExistingOrdersRequest } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { findAgreement } from "../../agreements/index.ts";
import { listOpenOrdersOn } from "../base/orders.store.ts";

const maxNamed = 5;

/** The open orders that an agreement already has on a day: how many there are, and the first `maxNamed` of them. */
export async function findExistingOrders(
  context: Context,
  wish: ExistingOrdersRequest,
): Promise<ExistingOrders> {
  const agreement = await findAgreement(context, wish.agreementId);
  if (agreement === undefined) throw new Refusal("not_found");
  const found = await listOpenOrdersOn(context, agreement.id, wish.date);
  const orders = found.slice(0, maxNamed).map(({ id, order_number, container_action_id, amount }) => ({
    id,
    orderNumber: String(order_number),
    containerActionId: container_action_id,
    amount,
  }));
  return { count: found.length, orders };
}
