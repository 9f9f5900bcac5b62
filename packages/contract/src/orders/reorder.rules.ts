import type { BerlinDate } from "../base/index.ts";
import {
  amountLimits,
  amountOnSite,
  canOrderAction,
  canOrderOn,
  type OrderingFacts,
  type OrderingVerdict,
} from "./ordering.rules.ts";

/** The first day that can be ordered, of the days for which `facts` counts containers; null if there is none. */
function firstOrderableDate(facts: OrderingFacts): BerlinDate | null {
  const days = Object.keys(facts.containersOnSite).toSorted((one, other) => (one < other ? -1 : 1));
  return days.find((day) => canOrderOn(facts, day).allowed) ?? null;
}

/**
 * Whether and how an earlier order can be placed again by today's rules: the amount, and the first day (null if there
 * is none). `facts` are those of its action, with containers counted from today.
 */
export function prefillReorder(
  earlier: { readonly amount: number },
  facts: OrderingFacts,
): { readonly verdict: OrderingVerdict; readonly amount: number; readonly firstDate: BerlinDate | null } {
  const verdict = canOrderAction(facts);
  if (!verdict.allowed) return { verdict, amount: earlier.amount, firstDate: null };
  const firstDate = firstOrderableDate(facts);
  const { least, most } = amountLimits(facts);
  const onSite = firstDate === null ? null : amountOnSite(facts, firstDate);
  const greatest = Math.min(most ?? Infinity, onSite ?? Infinity);
  return { verdict, amount: Math.max(least, Math.min(earlier.amount, greatest)), firstDate };
}
