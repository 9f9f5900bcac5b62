import type { BerlinDate } from "@kreislauf/contract/base";
import type { Order, OrderingFacts } from "@kreislauf/contract/orders";
import { isCancelledByWithdrawal } from "@kreislauf/contract/orders";

export interface WithdrawalPreview {
  readonly cancelled: readonly Order[];
  readonly kept: readonly Order[];
  /** Containers that stay at the site. */
  readonly remaining: number;
}

/** What becomes of an agreement and its open orders with a withdrawal of so many containers on a day. */
export function previewWithdrawal(
  open: readonly Order[],
  facts: OrderingFacts,
  { desiredDate, amount }: { readonly desiredDate: BerlinDate; readonly amount: number },
): WithdrawalPreview {
  const remaining = Math.max(0, (facts.containersOnSite[desiredDate] ?? 0) - amount);
  const withdrawal = { desiredDate, remaining, unit: facts.terms.unit };
  const isCancelled = (order: Order) => isCancelledByWithdrawal(order, withdrawal);
  return {
    cancelled: open.filter(isCancelled),
    kept: open.filter((order) => !isCancelled(order)),
    remaining,
  };
}

/** Whether both cancel the same orders. */
export const cancelsTheSame = (one: WithdrawalPreview, other: WithdrawalPreview): boolean =>
  one.cancelled.length === other.cancelled.length &&
  one.cancelled.every(({ id }) => other.cancelled.some((order) => order.id === id));
