import type { SiteOrderChecks, SiteOrders } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { getOrderBases } from "../base/order-basis.store.ts";
import { type ProofCoverage, proofWarningOf } from "../../proofs/index.ts";
import { fillSiteReferences } from "../../purchasing/index.ts";
import { listOpenOrdersOnDays } from "../base/orders.store.ts";
import { checkSiteOrder } from "./check-site-order.ts";

/** Judges orders of several sites as `createSiteOrders` would now. Writes nothing. */
export async function checkSiteOrders(context: Context, { orders }: SiteOrders): Promise<SiteOrderChecks> {
  const bases = await getOrderBases(
    context,
    orders.map(({ agreementId }) => agreementId),
  );
  const seen = orders.filter(({ agreementId }) => bases.has(agreementId));
  const existing = await listOpenOrdersOnDays(context, seen);
  const rows: SiteOrderChecks["rows"] = [];
  const earlier: ProofCoverage[] = [];
  const wishes = await fillSiteReferences(
    context,
    [...bases.values()].map(({ references }) => references),
    orders,
  );
  for (const wish of wishes) {
    const { agreementId } = wish;
    const { coverage, ...judgement } = await checkSiteOrder(context, wish, bases.get(agreementId), earlier);
    if (coverage !== null) earlier.push(coverage);
    const known = judgement.refused?.code === "not_found" ? undefined : existing.get(agreementId);
    rows.push({
      agreementId,
      ...judgement,
      proofWarning: proofWarningOf(coverage),
      existing: known ?? null,
    });
  }
  return {
    rows,
    editCutoff: context.config.ORDER_EDIT_CUTOFF,
  };
}
