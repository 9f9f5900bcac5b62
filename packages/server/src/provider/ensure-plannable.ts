import { berlinDate, type BerlinDate, Refusal } from "@kreislauf/contract/base";
import { containerAction, type ContainerActionId, isLimitedByContainers } from "@kreislauf/contract/catalog";
import { canOrderAction, containerCountOn, latestDesiredDate } from "@kreislauf/contract/orders";
import { type AgreementBasis, orderingFacts } from "../orders/index.ts";

/**
 * Refuses a future order that the provider may not plan. Lead times do not bind the provider, but the agreement's
 * actions, the number of containers and the range of years with known holidays do.
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
  if (wish.desiredDate > latestDesiredDate(now)) throw new Refusal("beyond_horizon");
  const { fullWithdrawalDate, openWithdrawals, containersOnSite, endsOn } = facts.agreement;
  if (fullWithdrawalDate !== null && wish.desiredDate > fullWithdrawalDate) {
    throw new Refusal("after_full_withdrawal");
  }
  if (endsOn !== null && wish.desiredDate > endsOn) throw new Refusal("after_agreement_end");
  const isWithdrawal = wish.containerActionId === containerAction.remove;
  if (isWithdrawal && wish.amount + openWithdrawals > containersOnSite) {
    throw new Refusal("withdrawal_above_stock");
  }
  const isLimited = isLimitedByContainers(wish.containerActionId, basis.terms.unit);
  // Checked for any day, because only customers are bound to working days.
  if (isLimited && wish.amount > containerCountOn(basis.stock, basis.movements, wish.desiredDate)) {
    throw new Refusal("amount_above_count");
  }
}
