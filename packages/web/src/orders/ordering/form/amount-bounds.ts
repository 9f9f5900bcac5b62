import type { BerlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import type { OrderingFacts } from "@kreislauf/contract/orders";
import { amountLimits, amountOnSite } from "@kreislauf/contract/orders";

export interface AmountBounds {
  readonly least: number;
  readonly most: number | null;
  /** What the upper bound comes from: the containers on site, or what one order may hold. */
  readonly limitedBy: "containers" | "order" | null;
}

/** Between which amounts an order can be; on site counts on the chosen day, before one is chosen now. */
export function amountBounds(facts: OrderingFacts, date: BerlinDate | null): AmountBounds {
  const { least, most } = amountLimits(facts);
  const onSite = leftToWithdraw(facts, date === null ? onSiteNow(facts) : amountOnSite(facts, date));
  if (onSite !== null && (most === null || onSite <= most))
    return { least, most: onSite, limitedBy: "containers" };
  return { least, most, limitedBy: most === null ? null : "order" };
}

/** Of containers to be withdrawn those are left that no open withdrawal takes. */
function leftToWithdraw(facts: OrderingFacts, onSite: number | null): number | null {
  if (onSite === null || facts.containerActionId !== containerAction.remove) return onSite;
  return Math.min(onSite, facts.agreement.containersOnSite - facts.agreement.openWithdrawals);
}

/** The containers now, wherever containers bound an order at all. */
function onSiteNow(facts: OrderingFacts): number | null {
  const bound = amountOnSite(facts, facts.earliestDate);
  return bound === null ? null : facts.agreement.containersOnSite;
}
