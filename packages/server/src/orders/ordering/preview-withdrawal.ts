import { berlinDate, type BerlinDate, Refusal } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { type WithdrawalPreview, canOrder, withdrawalConsequences } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { orderingFacts, withMovements, withoutRequests } from "../base/order-basis.ts";
import { getOrderBasis } from "../base/order-basis.store.ts";
import { listUpcomingOrders } from "../base/upcoming-orders.store.ts";
import { toOrderLine } from "../base/to-order-line.ts";

/**
 * What a withdrawal would leave on site and which orders it would cancel, by the same rule that is applied when the
 * withdrawal is ordered. Refused if the withdrawal cannot be ordered.
 */
export async function previewWithdrawal(
  context: Context,
  agreementId: number,
  { amount, date }: { readonly amount: number; readonly date: BerlinDate },
): Promise<WithdrawalPreview> {
  const { now } = context;
  const basis = await getOrderBasis(context, agreementId);
  const facts = orderingFacts(basis, containerAction.remove, date, now);
  const verdict = canOrder(facts, { desiredDate: date, amount, details: null });
  if (!verdict.allowed) throw new Refusal(verdict.reason);

  const { movements } = withMovements(withoutRequests(basis), [{ orderId: 0, date, containers: -amount }]);
  const upcoming = (await listUpcomingOrders(context, agreementId, berlinDate(now))).map(
    toOrderLine(context),
  );
  const { remaining, cancelled, kept } = withdrawalConsequences(
    { stock: basis.stock, movements, unit: basis.terms.unit },
    date,
    upcoming,
  );
  return { remaining, endsAgreement: remaining <= 0, cancelled: [...cancelled], kept: [...kept] };
}
