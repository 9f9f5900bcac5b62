import { Refusal } from "@kreislauf/contract/base";
import type {
  CreatedSiteOrders,
  OrderCreation,
  SiteOrderOutcome,
  SiteOrders,
} from "@kreislauf/contract/orders";
import type { TransactionContext } from "../../base/context.ts";
import { lockProofs } from "../../proofs/index.ts";
import { lockOrderBases } from "../base/order-basis.store.ts";
import { createOrder } from "./create-order.ts";
import { judgeSiteOrder } from "./judge-site-order.ts";

/**
 * Places orders of several sites. Each is an order like any other, or refused for itself; all agreements are locked
 * before the first is written, in the order that every call locks them.
 */
export async function createSiteOrders(
  context: TransactionContext,
  { orders }: SiteOrders,
): Promise<CreatedSiteOrders> {
  const bases = await lockOrderBases(
    context,
    orders.map(({ agreementId }) => agreementId),
  );
  await lockProofs(
    context,
    [...bases.values()].filter(({ isHazardous }) => isHazardous).map(({ siteId }) => siteId),
  );
  const rows: SiteOrderOutcome[] = [];
  for (const wish of orders) {
    const { refused } = await judgeSiteOrder(context, wish, bases.get(wish.agreementId));
    rows.push({
      agreementId: wish.agreementId,
      order: refused === null ? await place(context, wish) : null,
      refused,
    });
  }
  return { rows };
}

/** The agreement is locked and was judged, so that a refusal now is a mistake of the program. */
async function place(context: TransactionContext, wish: OrderCreation) {
  try {
    return await createOrder(context, wish);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Error(`An order was judged possible and then refused: ${error.code}`, { cause: error });
  }
}
