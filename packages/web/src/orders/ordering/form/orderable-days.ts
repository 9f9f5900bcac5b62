import { isWeekend, type BerlinDate } from "@kreislauf/contract/base";
import { isLimitedByContainers } from "@kreislauf/contract/catalog";
import {
  canOrderOn,
  type EditRefusal,
  type OrderingFacts,
  type OrderingRefusal,
} from "@kreislauf/contract/orders";

/** Why a day cannot be chosen: a rule forbids it, or the facts for the rules are not loaded. */
export type DayLock = OrderingRefusal | EditRefusal | "proof_ended" | "uncounted" | "unknown";

/** `facts` is null until they are loaded. */
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

/** Days after the end of the last proof are locked where the provider refuses orders without one. */
export const proofLock = (lock: DayLock | null, lastDate: BerlinDate | null, date: BerlinDate) =>
  lock === null && lastDate !== null && date > lastDate ? "proof_ended" : lock;

/** The first possible days among those counted, at most `most`. */
export function orderableDays(facts: OrderingFacts, most: number): BerlinDate[] {
  const counted = Object.keys(facts.containersOnSite).toSorted();
  return counted.filter((date) => canOrderOn(facts, date).allowed).slice(0, most);
}

export const firstOrderableDay = (facts: OrderingFacts): BerlinDate | null =>
  orderableDays(facts, 1)[0] ?? null;
