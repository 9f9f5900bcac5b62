import { berlinDate, Refusal } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { canOrderAction } from "@kreislauf/contract/orders";
import type { SystemOrder } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { Work } from "../base/context.ts";
import {
  cancelBeforePlacement,
  lockAnyOrder,
  lockAnyOrderBasis,
  newOrder,
  orderingFacts,
  type OrderRow,
  writeOrder,
} from "../orders/index.ts";

/**
 * Plans a pickup, a placement or a withdrawal in the provider's name. Dates and lead times are the provider's own
 * affair, but not what the agreement offers, nor more containers than there are.
 */
export async function createSystemOrder(work: Work, wish: SystemOrder): Promise<OrderRow> {
  const { now } = work;
  const basis = await lockAnyOrderBasis(work, wish.agreementId);
  const facts = orderingFacts(basis, wish.containerActionId, wish.desiredDate, now);
  const verdict = canOrderAction(facts);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  if (wish.desiredDate <= berlinDate(now)) throw new Refusal("date_not_in_future");
  const { fullWithdrawalDate, openWithdrawals, containersOnSite, endsOn } = facts.agreement;
  if (fullWithdrawalDate !== null && wish.desiredDate > fullWithdrawalDate) {
    throw new Refusal("after_full_withdrawal");
  }
  if (endsOn !== null && wish.desiredDate > endsOn) throw new Refusal("after_agreement_end");
  const isWithdrawal = wish.containerActionId === containerAction.remove;
  if (isWithdrawal && wish.amount + openWithdrawals > containersOnSite) {
    throw new Refusal("withdrawal_above_stock");
  }
  const order = newOrder(
    {
      company_id: basis.companyId,
      location_id: basis.locationId,
      agreement_id: basis.agreementId,
      waste_type_id: basis.wasteTypeId,
      container_type_id: basis.containerTypeId,
      agreement_type_id: basis.agreementTypeId,
      container_action_id: wish.containerActionId,
      amount: wish.amount,
      desired_date: wish.desiredDate,
      time_window: wish.timeWindow,
      created_by: systemUser.provider,
      details: wish.details ?? "",
      disposer: basis.disposer,
    },
    now,
    basis.holidays,
  );
  const { id } = await writeOrder(work, order);
  if (wish.containerActionId === containerAction.place) await cancelBeforePlacement(work, order);
  return await lockAnyOrder(work, id);
}
