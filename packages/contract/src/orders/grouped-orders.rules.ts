import { containerAction, isLimitedByContainers } from "../catalog/index.ts";
import { amountOnSite, canOrder, type OrderingFacts, type OrderRequest } from "./ordering.rules.ts";
import type { OrderingRefusal } from "./orders.codes.ts";

/** One order of a group. Its facts count the placements and withdrawals of the other members as planned. */
export interface GroupMember {
  readonly agreementId: number;
  readonly facts: OrderingFacts;
  readonly request: OrderRequest;
}

/** Whether the member's amount counts containers to be served; all orders of an agreement on one day share these. */
const sharesContainers = ({ facts: { containerActionId, terms } }: GroupMember) =>
  containerActionId !== containerAction.remove && isLimitedByContainers(containerActionId, terms.unit);

/**
 * The first member that cannot be ordered; null if all can. Besides the rules for each order, the amounts of one
 * agreement on one date may not exceed its containers (docs/coverage.md D4.14).
 */
export function findRefusedMember(
  members: readonly GroupMember[],
): { readonly index: number; readonly reason: OrderingRefusal } | null {
  const asked = new Map<string, number>();
  for (const [index, member] of members.entries()) {
    const { facts, request, agreementId } = member;
    const verdict = canOrder(facts, request);
    if (!verdict.allowed) return { index, reason: verdict.reason };
    if (!sharesContainers(member)) continue;
    const key = `${agreementId} ${request.desiredDate}`;
    const sum = (asked.get(key) ?? 0) + request.amount;
    if (sum > (amountOnSite(facts, request.desiredDate) ?? sum))
      return { index, reason: "amount_above_count" };
    asked.set(key, sum);
  }
  return null;
}

/** The field of an order beside which a refusal is shown. */
export const refusedOrderField: Readonly<
  Record<OrderingRefusal, "agreementId" | "containerActionId" | "desiredDate" | "amount" | "details">
> = {
  location_inactive: "agreementId",
  agreement_ended: "agreementId",
  agreement_not_orderable: "containerActionId",
  action_not_offered: "containerActionId",
  not_a_working_day: "desiredDate",
  holiday: "desiredDate",
  before_earliest_date: "desiredDate",
  beyond_horizon: "desiredDate",
  after_full_withdrawal: "desiredDate",
  after_agreement_end: "desiredDate",
  no_containers_on_date: "desiredDate",
  amount_below_minimum: "amount",
  amount_above_limit: "amount",
  amount_above_count: "amount",
  withdrawal_above_stock: "amount",
  parts_list_missing: "details",
};
