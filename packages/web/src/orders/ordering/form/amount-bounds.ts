import type { BerlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { amountLimits, amountOnSite, type OrderingFacts } from "@kreislauf/contract/orders";

export interface AmountBounds {
  readonly least: number;
  readonly most: number | null;
  /**
   * What sets the upper bound: the containers on site, or the largest amount of one order; null without an upper bound.
   */
  readonly limitedBy: "containers" | "order" | null;
}

/**
 * The smallest and the largest amount of an order. The containers on site are those on the chosen day, or those of now
 * if no day is chosen. While the facts are loading there is no upper bound.
 */
export function amountBounds(facts: OrderingFacts | null, date: BerlinDate | null): AmountBounds {
  if (facts === null) return { least: 1, most: null, limitedBy: null };
  const { least, most } = amountLimits(facts);
  const onSite = leftToWithdraw(facts, date === null ? onSiteNow(facts) : amountOnSite(facts, date));
  if (onSite !== null && (most === null || onSite <= most))
    return { least, most: onSite, limitedBy: "containers" };
  return { least, most, limitedBy: most === null ? null : "order" };
}

/**
 * The number of containers on site that an action can take, null if unlimited. A withdrawal cannot take the containers
 * that other open withdrawals will take.
 */
function leftToWithdraw(facts: OrderingFacts, onSite: number | null): number | null {
  if (onSite === null || facts.containerActionId !== containerAction.remove) return onSite;
  return Math.min(onSite, facts.agreement.containersOnSite - facts.agreement.openWithdrawals);
}

/** The number of containers on site now; null if it does not limit the amount of this action. */
function onSiteNow(facts: OrderingFacts): number | null {
  const limit = amountOnSite(facts, facts.earliestDate);
  return limit === null ? null : facts.agreement.containersOnSite;
}
