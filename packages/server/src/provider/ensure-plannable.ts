import { berlinDate, type BerlinDate, Refusal } from "@kreislauf/contract/base";
import { containerAction, type ContainerActionId } from "@kreislauf/contract/catalog";
import { canOrderAction } from "@kreislauf/contract/orders";
import { type AgreementBasis, orderingFacts } from "../orders/index.ts";

/**
 * Refuses an order ahead that the provider may not plan either. Dates and lead times are its own affair, but not what
 * the agreement offers, nor more containers than there are.
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
