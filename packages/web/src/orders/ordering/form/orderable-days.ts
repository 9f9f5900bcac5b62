import { isWeekend, type BerlinDate } from "@kreislauf/contract/base";
import { isLimitedByContainers } from "@kreislauf/contract/catalog";
import {
  canOrderOn,
  type EditRefusal,
  type OrderingFacts,
  type OrderingRefusal,
} from "@kreislauf/contract/orders";

/**
 * Why a day cannot be chosen: a rule forbids it, or the facts that the rules need are not loaded (`uncounted`,
 * `unknown`).
 */
export type DayLock = OrderingRefusal | EditRefusal | "proof_ended" | "uncounted" | "unknown";

/** Why a day cannot be chosen; null if it can. `facts` is null until they are loaded. */
export function dayLock(
  facts: OrderingFacts | null,
  holidays: Readonly<Record<BerlinDate, string>>,
  date: BerlinDate,
): DayLock | null {
  if (facts === null) {
    if (holidays[date] !== undefined) return "holiday";
    return isWeekend(date) ? "not_a_working_day" : "unknown";
  }
  const verdict = canOrderOn(facts, date);
  if (verdict.allowed) return null;
  const isUncounted =
    verdict.reason === "beyond_horizon" &&
    date <= facts.latestDate &&
    isLimitedByContainers(facts.containerActionId, facts.terms.unit);
  return isUncounted ? "uncounted" : verdict.reason;
}

/** Also locks the days after `lastDate`, the last day that a proof covers; a `lastDate` of null locks no more days. */
export const proofLock = (lock: DayLock | null, lastDate: BerlinDate | null, date: BerlinDate) =>
  lock === null && lastDate !== null && date > lastDate ? "proof_ended" : lock;

/** The first days that can be ordered for, at most `most`, among the days for which containers were counted. */
export function orderableDays(facts: OrderingFacts, most: number): BerlinDate[] {
  const counted = Object.keys(facts.containersOnSite).toSorted();
  return counted.filter((date) => canOrderOn(facts, date).allowed).slice(0, most);
}

export const firstOrderableDay = (facts: OrderingFacts): BerlinDate | null =>
  orderableDays(facts, 1)[0] ?? null;
