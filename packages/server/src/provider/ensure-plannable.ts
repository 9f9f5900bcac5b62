import { berlinDate, type BerlinDate, Refusal } from "@kreislauf/contract/base";
import { containerAction, type ContainerActionId } from "@kreislauf/contract/catalog";
import { canOrderAction } from "@kreislauf/contract/orders";
import { type AgreementBasis, orderingFacts } from "../orders/index.ts";

/**
 * Refuses a future order that even the provider may not plan. Dates and lead times do not bind the provider, but the
 * agreement's actions and the number of containers do.
 */
export function ensurePlannable(
  basis: AgreementBasis,
  wish: {
    readonly containerActionId: ContainerActionId;
    readonly amount: number;
    readonly desiredDate: BerlinDate;
  },
  now: Temporal.Instant,
): void {
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
}
