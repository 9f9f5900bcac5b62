import { type Cycle, cycleDays } from "../agreements/index.ts";
import { addDays, type BerlinDate } from "../base/index.ts";
import {
  amountLimits,
  amountOnSite,
  canOrderAction,
  canOrderOn,
  type OrderingFacts,
} from "./ordering.rules.ts";
import { cycleAheadWeeks } from "./orders.codes.ts";

/** What decides on the orders that a cycle still lacks. */
export interface CycleFacts {
  /** Its rhythm, counted from `start`. */
  readonly cycle: Cycle & { readonly start: BerlinDate };
  /** Of the action that the cycle orders, with containers counted from today. */
  readonly facts: OrderingFacts;
  /** Days of the cycle that were made once, whatever has become of their orders. */
  readonly made: ReadonlySet<BerlinDate>;
  /** Dates on which something is ordered already. */
  readonly taken: ReadonlySet<BerlinDate>;
}

export interface CycleOrder {
  readonly cycleDay: BerlinDate;
  readonly date: BerlinDate;
  readonly amount: number;
}

/** The last day of a cycle that an order is made for today. */
export const cycleHorizon = (today: BerlinDate): BerlinDate => addDays(today, cycleAheadWeeks * 7);

/** A day of the cycle may lie before today where a holiday moves it. */
const lookBackDays = 7;

/**
 * The orders a cycle lacks for the eight weeks ahead: one per day of the cycle, on days that could be ordered now,
 * for all containers that stand there then. A day is made once, and no date that is ordered already is doubled
 * (decisions.md section 4).
 */
export function cycleOrdersToMake(
  { cycle, facts, made, taken }: CycleFacts,
  today: BerlinDate,
): readonly CycleOrder[] {
  if (!canOrderAction(facts).allowed || facts.agreement.containersOnSite === 0) return [];
  const { least, most } = amountLimits(facts);
  const ordered = new Set(taken);
  const orders: CycleOrder[] = [];
  for (const day of cycleDays(cycle, addDays(today, -lookBackDays), cycleHorizon(today), facts.holidays)) {
    if (made.has(day.cycleDay) || ordered.has(day.date)) continue;
    if (!canOrderOn(facts, day.date).allowed) continue;
    ordered.add(day.date);
    const standing = amountOnSite(facts, day.date) ?? least;
    orders.push({ ...day, amount: Math.min(Math.max(standing, least), most ?? Infinity) });
  }
  return orders;
}
