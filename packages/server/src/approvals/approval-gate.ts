import {
  approvalOrderKind,
  type ApprovalRule,
  type ApprovalSubjectFacts,
  approveUntil,
  firstDeadline,
  firstDeciders,
  neededApproval,
} from "@kreislauf/contract/approvals";
import { Refusal } from "@kreislauf/contract/base";
import { isPlacement } from "@kreislauf/contract/catalog";
import type { Context, TransactionContext } from "../base/context.ts";
import type { ApprovalGate, ApprovalGuard, GatedOrder } from "../orders/index.ts";
import { quoteNetAmounts, sumKnown } from "../purchasing/index.ts";
import { areHazardous, insertRequest } from "./approval-requests.store.ts";
import { holdRule, listRuleRows, toRule } from "./approval-rules.store.ts";
import { listApproversAt } from "./approvers.store.ts";
import { notifyApprovers } from "./notify-approvers.ts";

/** The time until which an order must be approved so that its date can still be ordered. */
export const deadlineOf = ({
  basis,
  containerActionId,
  desiredDate,
}: Pick<GatedOrder, "basis" | "containerActionId" | "desiredDate">) =>
  approveUntil(
    desiredDate,
    isPlacement(containerActionId) ? basis.placementLeadTimeDays : basis.leadTimeDays,
    basis.holidays,
  );

/** Refuses an edit after which the order would need an approval if it were a new order. */
export const guardChange: ApprovalGuard = async (context, changed) => {
  if ((await examineOrders(context, [changed]))?.needed) throw new Refusal("change_needs_approval");
};

export const dependsOnPrice = ({ priceAboveCents, second }: ApprovalRule) =>
  priceAboveCents !== null || (second?.priceAboveCents ?? null) !== null;

/** What each order costs before tax, in cents; null for an order without a price. */
export const quoteOrders = (context: Pick<Context, "db">, orders: readonly GatedOrder[]) =>
  quoteNetAmounts(
    context,
    orders.map(({ basis, ...wish }) => ({ ...wish, agreementId: basis.agreementId })),
  );

/** The facts that the rules check in orders that are placed together. */
export const toSubjectFacts = (
  orders: readonly GatedOrder[],
  hazardous: ReadonlySet<number>,
  priceCents: number | null,
): ApprovalSubjectFacts[] =>
  orders.map(({ basis, containerActionId, amount }) => ({
    siteId: basis.siteId,
    orderKind: approvalOrderKind(containerActionId),
    amount,
    priceCents,
    hazardous: hazardous.has(basis.wasteTypeId),
  }));

/**
 * What the company's rules say about orders that are placed together, and their prices; null if the company has no
 * rules.
 */
export async function examineOrders(context: TransactionContext, orders: readonly GatedOrder[]) {
  const rules = (await listRuleRows(context, context.actor.companyId)).map(toRule);
  if (rules.length === 0) return null;
  const hazardous = await areHazardous(
    context,
    orders.map(({ basis }) => basis.wasteTypeId),
  );
  const siteId = (orders[0] as GatedOrder).basis.siteId;
  const quote = () => quoteOrders(context, orders);
  // Most orders need no approval, so prices are read only if a rule checks prices.
  const quoted = rules.some(dependsOnPrice) ? await quote() : null;
  const quotedSum = quoted === null ? null : sumKnown(quoted);
  const needed = neededApproval(rules, toSubjectFacts(orders, hazardous, quotedSum));
  const prices = quoted ?? (needed ? await quote() : []);
  return { siteId, prices, priceCents: sumKnown(prices), needed };
}

/**
 * Like `examineOrders`, but locks the rule that requires the approval. If the rule was deleted meanwhile, the orders
 * are examined again.
 */
async function examineHeld(
  context: TransactionContext,
  orders: readonly GatedOrder[],
): ReturnType<typeof examineOrders> {
  const found = await examineOrders(context, orders);
  const rule = found?.needed?.rule;
  return rule === undefined || (await holdRule(context, rule.id))
    ? found
    : await examineHeld(context, orders);
}

/**
 * Writes a request and notifies its approvers if a rule of the company requires an approval for the orders; returns
 * null if none does. Refuses the orders if nobody may approve them.
 */
export const gateOrders: ApprovalGate = async (context, call, orders) => {
  const { actor } = context;
  const found = await examineHeld(context, orders);
  if (!found?.needed) return null;

  const { siteId, prices, priceCents, needed } = found;
  const { rule, second } = needed;
  const candidates = await listApproversAt(context, actor.companyId, siteId);
  const approverIds = firstDeciders(candidates, needed, actor.userId);
  if (approverIds.length === 0) throw new Refusal("approver_missing");
  const approveBy = firstDeadline(orders.map(deadlineOf));
  const desiredDate = orders.map((order) => order.desiredDate).toSorted()[0] as string;
  const id = await insertRequest(context, {
    call,
    orders,
    siteId,
    rule,
    approver: rule.approver,
    second,
    approveBy,
    desiredDate,
    priceCents,
    prices,
  });
  const approvers = candidates.filter(({ userId }) => approverIds.includes(userId));
  await notifyApprovers(context, id, approvers);
  return {
    id,
    ruleName: rule.name,
    approveBy: approveBy.toString(),
    desiredDate,
    approvers: approvers.map(({ userId, name }) => ({ id: userId, name })),
  };
};
