import type { OrderCreation, SiteOrderChecks, SiteOrderPrice, SiteOrders } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { getOrderBases } from "../base/order-basis.store.ts";
import { type ProofCoverage, proofWarningOf } from "../../proofs/index.ts";
import { fillSiteReferences, quotePrices, seesPrices } from "../../purchasing/index.ts";
import { listOpenOrdersOnDays } from "../base/orders.store.ts";
import type { ApprovalForecast } from "../base/approval-gate.ts";
import type { OrderBasis } from "../base/order-basis.ts";
import { approverMissing, checkSiteOrder } from "./check-site-order.ts";
import { eachByDay } from "./each-by-day.ts";

/** Checks orders of several sites by the rules that `createSiteOrders` would apply now. Writes nothing. */
export async function checkSiteOrders(
  context: Context,
  { orders }: SiteOrders,
  forecast: ApprovalForecast,
): Promise<SiteOrderChecks> {
  const bases = await getOrderBases(
    context,
    orders.map(({ agreementId }) => agreementId),
  );
  const seen = orders.filter(({ agreementId }) => bases.has(agreementId));
  const existing = await listOpenOrdersOnDays(context, seen);
  const prices = await pricesOf(context, seen);
  const earlier: ProofCoverage[] = [];
  const wishes = await fillSiteReferences(
    context,
    [...bases.values()].map(({ references }) => references),
    orders,
  );
  const rows: SiteOrderChecks["rows"] = await eachByDay(wishes, async (wish) => {
    const { agreementId } = wish;
    const { coverage, ...judgement } = await checkSiteOrder(context, wish, bases.get(agreementId), earlier);
    if (coverage !== null) earlier.push(coverage);
    const known = judgement.refused?.code === "not_found" ? undefined : existing.get(agreementId);
    return {
      agreementId,
      ...judgement,
      proofWarning: proofWarningOf(coverage),
      existing: known ?? null,
      price: prices.get(agreementId) ?? null,
    };
  });
  const unapprovable = await findUnapprovable(context, rows, wishes, bases, forecast);
  return {
    rows: rows.map((row) => {
      const refused = unapprovable.has(row.agreementId) ? approverMissing : row.refused;
      return refused === null ? row : { ...row, refused, price: null };
    }),
    editCutoff: context.config.ORDER_EDIT_CUTOFF,
  };
}

/** The ids of agreements whose order needs an approval that nobody may give, and is allowed apart from that. */
async function findUnapprovable(
  context: Context,
  rows: SiteOrderChecks["rows"],
  wishes: readonly OrderCreation[],
  bases: ReadonlyMap<number, OrderBasis>,
  forecast: ApprovalForecast,
): Promise<ReadonlySet<number>> {
  const planned = wishes.flatMap((wish, index) => {
    const basis = bases.get(wish.agreementId);
    return basis === undefined || rows[index]?.refused !== null ? [] : [{ ...wish, basis }];
  });
  if (planned.length === 0) return new Set();
  const approvals = await forecast(
    context,
    planned.map((order) => [order]),
  );
  const isMissing = (index: number) => approvals[index]?.approvers.length === 0;
  return new Set(planned.flatMap(({ agreementId }, index) => (isMissing(index) ? [agreementId] : [])));
}

/**
 * What each order would cost, by agreement id. Orders without an agreed price are missing; empty if the person may not
 * see prices.
 */
async function pricesOf(
  context: Context,
  orders: readonly OrderCreation[],
): Promise<ReadonlyMap<number, SiteOrderPrice>> {
  if (orders.length === 0 || !(await seesPrices(context))) return new Map();
  const prices = await quotePrices(context, orders);
  return new Map(
    orders.flatMap(({ agreementId }, index) => {
      const price = prices[index];
      if (price === undefined || price.kind === "none") return [];
      const { kind, netAmount, grossAmount } = price;
      return [[agreementId, { kind, netAmount, grossAmount }] as const];
    }),
  );
}
