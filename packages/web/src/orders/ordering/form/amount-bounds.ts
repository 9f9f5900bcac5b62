import type { BerlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { amountLimits, amountOnSite, type OrderingFacts } from "@kreislauf/contract/orders";

export interface AmountBounds {
  readonly least: number;
  readonly most: number | null;
  /** What sets the upper bound: the containers on site, or the most that one order may have. */
  readonly limitedBy: "containers" | "order" | null;
}

/**
 * The least and the greatest amount of an order. Containers on site count on the chosen day, or now if none is
 * chosen. While the facts are loading there is no upper bound.
 */
export function amountBounds(facts: OrderingFacts | null, date: BerlinDate | null): AmountBounds {
  if (facts === null) return { least: 1, most: null, limitedBy: null };
  const { least, most } = amountLimits(facts);
  const onSite = leftToWithdraw(facts, date === null ? onSiteNow(facts) : amountOnSite(facts, date));
  if (onSite !== null && (most === null || onSite <= most))
    return { least, most: onSite, limitedBy: "containers" };
  return { least, most, limitedBy: most === null ? null : "order" };
}

/** A withdrawal can only take containers that no other open withdrawal takes. */
function leftToWithdraw(facts: OrderingFacts, onSite: number | null): number | null {
  if (onSite === null || facts.containerActionId !== containerAction.remove) return onSite;
  return Math.min(onSite, facts.agreement.containersOnSite - facts.agreement.openWithdrawals);
}

/** The containers on site now; null if they do not limit this action. */
function onSiteNow(facts: OrderingFacts): number | null {
  const limit = amountOnSite(facts, facts.earliestDate);
  return limit === null ? null : facts.agreement.containersOnSite;
}
