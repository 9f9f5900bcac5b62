import { Refusal } from "@kreislauf/contract/base";
import type { ExistingOrders, ExistingOrdersRequest } from "@kreislauf/contract/orders";
import { orderStatus } from "@kreislauf/contract/orders";
import type { Context } from "../base/context.ts";
import { findAgreement } from "../agreements/index.ts";

/** How many open orders an agreement already has on a day. */
export async function countExistingOrders(
  context: Context,
  wish: ExistingOrdersRequest,
): Promise<ExistingOrders> {
  const agreement = await findAgreement(context, wish.agreementId);
  if (agreement === undefined) throw new Refusal("not_found");
  return await context.db
    .selectFrom("orders")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("agreement_id", "=", agreement.id)
    .where("desired_date", "=", wish.date)
    .where("status", "=", orderStatus.open)
    .executeTakeFirstOrThrow();
}
