import { firstDeadline, firstDeciders, neededApproval } from "@kreislauf/contract/approvals";
import type { ApprovalForecast } from "../orders/index.ts";
import { sumKnown } from "../purchasing/index.ts";
import { deadlineOf, dependsOnPrice, quoteOrders, toSubjectFacts } from "./approval-gate.ts";
import { areHazardous } from "./approval-requests.store.ts";
import { listRuleRows, toRule } from "./approval-rules.store.ts";
import { listApprovers } from "./approvers.store.ts";

/**
 * What `gateOrders` would require now, for each part. The number of statements does not depend on the number of parts.
 */
export const forecastApprovals: ApprovalForecast = async (context, parts) => {
  const { companyId, userId } = context.actor;
  const rules = (await listRuleRows(context, companyId)).map(toRule);
  if (rules.length === 0) return parts.map(() => null);
  const orders = parts.flat();
  const hazardous = await areHazardous(
    context,
    orders.map(({ basis }) => basis.wasteTypeId),
  );
  const prices = rules.some(dependsOnPrice) ? await quoteOrders(context, orders) : orders.map(() => null);
  const priceOf = new Map(orders.map((order, index) => [order, prices[index] ?? null]));
  const people = await listApprovers(
    context,
    companyId,
    orders.map(({ basis }) => basis.siteId),
  );
  return parts.map((part) => {
    const priceCents = sumKnown(part.map((order) => priceOf.get(order) ?? null));
    const needed = neededApproval(rules, toSubjectFacts(part, hazardous, priceCents));
    if (needed === null) return null;
    const { rule, second } = needed;
    const candidates = people.filter(({ siteIds }) =>
      part.every(({ basis }) => siteIds.includes(basis.siteId)),
    );
    const approverIds = firstDeciders(candidates, needed, userId);
    return {
      ruleName: rule.name,
      approveBy: firstDeadline(part.map(deadlineOf)).toString(),
      approvers: candidates
        .filter((candidate) => approverIds.includes(candidate.userId))
        .map((candidate) => ({ id: candidate.userId, name: candidate.name })),
      needsSecond: second !== null,
    };
  });
};
