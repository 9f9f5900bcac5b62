import { type Cycle, cycleDays, maxCycleShiftDays } from "../agreements/index.ts";
import { addDays, type BerlinDate } from "../base/index.ts";
import {
  amountLimits,
  amountOnSite,
  canOrderAction,
  canOrderOn,
  type OrderingFacts,
} from "./ordering.rules.ts";
import { cycleAheadWeeks } from "./orders.codes.ts";

/** The facts that decide which orders of a cycle are still missing. */
export interface CycleFacts {
  /** The cycle, counted from `start`. */
  readonly cycle: Cycle & { readonly start: BerlinDate };
  /** The ordering facts for the action that the cycle orders; containers are counted from today. */
  readonly facts: OrderingFacts;
  /** Days of the cycle for which an order was once created, whatever became of it. */
  readonly createdDays: ReadonlySet<BerlinDate>;
  /** Dates that already have an order, not counting cancelled orders and failed trips. */
  readonly orderedDates: ReadonlySet<BerlinDate>;
}

export interface CycleOrder {
  readonly cycleDay: BerlinDate;
  readonly date: BerlinDate;
  readonly amount: number;
}

/** The last day of a cycle for which an order is created today. */
export const cycleHorizon = (today: BerlinDate): BerlinDate => addDays(today, cycleAheadWeeks * 7);

/**
 * The missing orders of a cycle for the next eight weeks: one per day of the cycle, if that day can be ordered now, for
 * all containers on site then. A day of the cycle gets an order only once, and no date gets a second order
 * (docs/coverage.md D4.15).
 */
export function missingCycleOrders(
  { cycle, facts, createdDays, orderedDates }: CycleFacts,
  today: BerlinDate,
): readonly CycleOrder[] {
  if (!canOrderAction(facts).allowed || facts.agreement.containersOnSite === 0) return [];
  const { least, most } = amountLimits(facts);
  const ordered = new Set(orderedDates);
  const orders: CycleOrder[] = [];
  // Begin before today: a holiday may have moved an earlier day of the cycle to a later date.
  for (const day of cycleDays(
    cycle,
    addDays(today, -maxCycleShiftDays),
    cycleHorizon(today),
    facts.holidays,
  )) {
    if (createdDays.has(day.cycleDay) || ordered.has(day.date)) continue;
    if (!canOrderOn(facts, day.date).allowed) continue;
    ordered.add(day.date);
    const standing = amountOnSite(facts, day.date) ?? least;
    orders.push({ ...day, amount: Math.min(Math.max(standing, least), most ?? Infinity) });
  }
  return orders;
}
