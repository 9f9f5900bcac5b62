import { Refusal } from "@kreislauf/contract/base";
import type { ExistingOrders, ExistingOrdersRequest } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { findAgreement } from "../../agreements/index.ts";
import { countOpenOrders } from "../base/orders.store.ts";

/** The number of open orders that an agreement already has on a day. */
export async function countExistingOrders(
  context: Context,
  wish: ExistingOrdersRequest,
): Promise<ExistingOrders> {
  const agreement = await findAgreement(context, wish.agreementId);
  if (agreement === undefined) throw new Refusal("not_found");
  return await countOpenOrders(context, agreement.id, wish.date);
}
