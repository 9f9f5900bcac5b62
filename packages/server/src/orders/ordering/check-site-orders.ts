import type { SiteOrderChecks, SiteOrders } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { getOrderBases } from "../base/order-basis.store.ts";
import { listOpenOrdersOnDays } from "../base/orders.store.ts";
import { judgeSiteOrder } from "./judge-site-order.ts";

/** Judges orders of several sites as `createSiteOrders` would now. Writes nothing. */
export async function checkSiteOrders(context: Context, { orders }: SiteOrders): Promise<SiteOrderChecks> {
  const bases = await getOrderBases(
    context,
    orders.map(({ agreementId }) => agreementId),
  );
  const seen = orders.filter(({ agreementId }) => bases.has(agreementId));
  const existing = await listOpenOrdersOnDays(context, seen);
  return {
    rows: orders.map((wish) => {
      const { agreementId } = wish;
      const judgement = judgeSiteOrder(context, wish, bases.get(agreementId));
      const known = judgement.refused?.code === "not_found" ? undefined : existing.get(agreementId);
      return { agreementId, ...judgement, existing: known ?? null };
    }),
    editCutoff: context.config.ORDER_EDIT_CUTOFF,
  };
}
