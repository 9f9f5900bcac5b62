import { Refusal } from "@kreislauf/contract/base";
import {
  type CreatedSiteOrders,
  isWaitingOrder,
  type OrderCreation,
  type SiteOrderOutcome,
  type SiteOrders,
} from "@kreislauf/contract/orders";
import type { TransactionContext } from "../../base/context.ts";
import { lockProofs } from "../../proofs/index.ts";
import { lockOrderBases } from "../base/order-basis.store.ts";
import { fillSiteReferences, lockReferences } from "../../purchasing/index.ts";
import type { ApprovalGate } from "../base/approval-gate.ts";
import { requestOrder } from "./create-order.ts";
import { approverMissing, checkSiteOrder, referenceRefused } from "./check-site-order.ts";
import { eachByDay } from "./each-by-day.ts";

/**
 * Places orders of several sites. Each order is placed or refused on its own. All agreements are locked before the
 * first order is written, by ascending id, as every call does. The orders are placed by date, the earliest first, as
 * the check before them assumed.
 */
export async function createSiteOrders(
  context: TransactionContext,
  { orders }: SiteOrders,
  gate: ApprovalGate,
): Promise<CreatedSiteOrders> {
  const bases = await lockOrderBases(
    context,
    orders.map(({ agreementId }) => agreementId),
  );
  await lockProofs(
    context,
    [...bases.values()].filter(({ isHazardous }) => isHazardous).map(({ siteId }) => siteId),
  );
  const policies = [...bases.values()].map(({ references }) => references);
  const wishes = await fillSiteReferences(context, policies, orders);
  const [policy] = policies;
  if (policy !== undefined) await lockReferences(context, policy, wishes);
  const rows = await eachByDay(wishes, async (wish): Promise<SiteOrderOutcome> => {
    const { refused } = await checkSiteOrder(context, wish, bases.get(wish.agreementId));
    const outcome = refused === null ? await place(context, wish, gate) : { refused };
    return { agreementId: wish.agreementId, order: null, approvalRequest: null, refused: null, ...outcome };
  });
  return { rows };
}

/**
 * Places one order that was found possible, on its locked agreement. Only two refusals can still happen: nobody may
 * approve the order, or its cost centre or project was closed meanwhile. Both come before anything is written. Any
 * other refusal is a programming error.
 */
async function place(
  context: TransactionContext,
  wish: OrderCreation,
  gate: ApprovalGate,
): Promise<Partial<SiteOrderOutcome>> {
  try {
    const placed = await requestOrder(context, wish, gate);
    return isWaitingOrder(placed) ? placed : { order: placed };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "approver_missing") return { refused: approverMissing };
    if (error.code === "validation") return { refused: referenceRefused };
    throw new Error(`An order was judged possible and then refused: ${error.code}`, { cause: error });
  }
}
