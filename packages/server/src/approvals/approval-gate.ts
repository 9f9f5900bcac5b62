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

/** Until when an order must be approved so that its date can still be ordered. */
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

/** Refuses an edit after which the order would have needed an approval. */
export const guardChange: ApprovalGuard = async (context, changed) => {
  if ((await examineOrders(context, [changed]))?.needed) throw new Refusal("change_needs_approval");
};

export const dependsOnPrice = ({ priceAboveCents, second }: ApprovalRule) =>
  priceAboveCents !== null || (second?.priceAboveCents ?? null) !== null;

/** What each order costs before tax; null where it has no price. */
export const quoteOrders = (context: Pick<Context, "db">, orders: readonly GatedOrder[]) =>
  quoteNetAmounts(
    context,
    orders.map(({ basis, ...wish }) => ({ ...wish, agreementId: basis.agreementId })),
  );

/** What rules look at in orders that are placed together. */
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

/** What the company's rules say of orders that are placed together, and their price; null where there are no rules. */
export async function examineOrders(context: TransactionContext, orders: readonly GatedOrder[]) {
  const rules = (await listRuleRows(context, context.actor.companyId)).map(toRule);
  if (rules.length === 0) return null;
  const hazardous = await areHazardous(
    context,
    orders.map(({ basis }) => basis.wasteTypeId),
  );
  const siteId = (orders[0] as GatedOrder).basis.siteId;
  const quote = () => quoteOrders(context, orders);
  // Most orders need no approval: they are priced only where a rule looks at prices.
  const quoted = rules.some(dependsOnPrice) ? await quote() : null;
  const quotedSum = quoted === null ? null : sumKnown(quoted);
  const needed = neededApproval(rules, toSubjectFacts(orders, hazardous, quotedSum));
  const prices = quoted ?? (needed ? await quote() : []);
  return { siteId, prices, priceCents: sumKnown(prices), needed };
}

/**
 * Like `examineOrders`, but locks the rule that asks for the approval. If that was deleted meanwhile, the orders are
 * examined anew.
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

/** Makes a request of an order for which a rule of the company asks for an approval. */
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
