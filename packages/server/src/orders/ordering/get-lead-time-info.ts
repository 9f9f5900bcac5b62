import { berlinDate, Refusal } from "@kreislauf/contract/base";
import type { LeadTimeInfo, LeadTimeRequest } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { type OrderBasis, orderingFacts } from "../base/order-basis.ts";
import { getOrderBasis } from "../base/order-basis.store.ts";
import { getPlacementBasis } from "./placement-basis.store.ts";

/**
 * The number of containers on each day from `baseDate` on (by default today), the earliest date that can be ordered,
 * and the operator's setting up to when orders can be edited. The earliest date is always counted from now, whatever
 * `baseDate` is.
 */
export async function getLeadTimeInfo(context: Context, wish: LeadTimeRequest): Promise<LeadTimeInfo> {
  const basis = await basisOf(context, wish);
  if (!basis.offeredActions.includes(wish.containerActionId)) throw new Refusal("action_not_offered");
  const from = wish.baseDate ?? berlinDate(context.now);
  const facts = orderingFacts(basis, wish.containerActionId, from, context.now);
  return {
    containersOnSite: facts.containersOnSite,
    earliestDate: facts.earliestDate,
    editCutoff: context.config.ORDER_EDIT_CUTOFF,
  };
}

async function basisOf(context: Context, wish: LeadTimeRequest): Promise<OrderBasis> {
  if (wish.agreementId) return await getOrderBasis(context, wish.agreementId);
  const { serviceLocationId, mynatureSortId: wasteTypeId, containerTypeId, agreementTypeId = null } = wish;
  if (!serviceLocationId || !wasteTypeId || !containerTypeId) throw new Refusal("validation");
  return await getPlacementBasis(context, {
    serviceLocationId,
    wasteTypeId,
    containerTypeId,
    agreementTypeId,
  });
}
