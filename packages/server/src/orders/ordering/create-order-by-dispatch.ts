import { addDays, berlinDate, Refusal } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { canOrder, type Order, type OrderCreation } from "@kreislauf/contract/orders";
import type { TransactionContext } from "../../base/context.ts";
import { ensureProof } from "../../proofs/index.ts";
import { fillSiteReferences, settleWithoutFields } from "../../purchasing/index.ts";
import { type AgreementBasis, type LockedBasis, orderingFacts } from "../base/order-basis.ts";
import { proofSubjectOf } from "../base/proof-subject.ts";
import { cancelOrdersBeforePlacement } from "../steps/cancel-orders-before-placement.ts";
import { writeOrder } from "./create-order.ts";

/** The fields that dispatch enters; the others come from the agreement and its site. */
type TakenOrder = Omit<
  OrderCreation,
  "agreementId" | "serviceLocationId" | "costCentre" | "project" | "proofNumber"
>;

/**
 * Places an order that dispatch takes for a customer, on a locked agreement. The customer's rules apply except lead
 * time and approvals (docs/decisions.md 57.2). The actor is the customer's person who asked for it, or else the
 * provider.
 */
export async function createOrderByDispatch(
  context: TransactionContext,
  basis: LockedBasis,
  given: TakenOrder,
): Promise<Order> {
  const { now } = context;
  const { agreementId, siteId } = basis;
  const facts = orderingFacts(basis, given.containerActionId, given.desiredDate, now);
  const tomorrow = addDays(berlinDate(now), 1);
  const request = { ...given, details: given.details ?? null };
  const verdict = canOrder({ ...facts, earliestDate: tomorrow }, request);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const coverage = await ensureProof(context, proofSubjectOf(basis, given));
  const wish = await chargedWish(context, basis, {
    ...given,
    agreementId,
    serviceLocationId: siteId,
    costCentre: null,
    project: null,
  });
  const order = await writeOrder(context, wish, { basis, coverage }, "taken_by_dispatch");
  if (wish.containerActionId === containerAction.place)
    await cancelOrdersBeforePlacement(context, { agreement_id: agreementId, desired_date: wish.desiredDate });
  return order;
}

/**
 * The order charged to the order number, cost centre and project of its site, by the company's rules. A refusal names
 * no field, because dispatch has no fields for them.
 */
async function chargedWish(
  context: TransactionContext,
  { references }: AgreementBasis,
  wish: OrderCreation,
): Promise<OrderCreation> {
  const filled = await fillSiteReferences(context, [references], [wish]);
  const [settled = wish] = await settleWithoutFields(context, references, filled);
  return settled;
}
