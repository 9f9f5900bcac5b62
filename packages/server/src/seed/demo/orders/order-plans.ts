import { cycleDays } from "@kreislauf/contract/agreements";
import { addDays, type BerlinDate, daysBetween, onOrNextWorkingDay } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { cycleAheadWeeks } from "@kreislauf/contract/orders";
import type { Random } from "../../random.ts";
import type { DemoAgreement, Outcome, FixedDemoOrder } from "../content/demo-agreement.ts";
import { workingDaysFrom } from "./order-times.ts";

/** An order that a person or a cycle places for a date, and its final state. */
export interface OrderPlan {
  readonly date: BerlinDate;
  readonly action: ContainerActionId;
  readonly amount: number;
  readonly outcome: Outcome;
  /** The day of the cycle for which the order is created; undefined for an order that a person places. */
  readonly cycleDay?: BerlinDate;
  /** Set for orders that the demo always has. */
  readonly fixedOrder?: FixedDemoOrder;
}

/**
 * The demo's orders go back `historyDays` days. The orders of long-standing agreements go back `longHistoryMonths`
 * months, to the beginning of a month, so that twelve whole months can be compared with the twelve before. The orders
 * of a cycle are created `cycleAheadDays` days ahead.
 */
const historyDays = 365;
const longHistoryMonths = 24;
export const cycleAheadDays = cycleAheadWeeks * 7;

/** Minimum number of days between an ordinary order and a fixed one. */
const leastGap = 3;

type Days = ReadonlySet<BerlinDate>;

/**
 * Share of orders by outcome, of those that people place (`given`) and of those that cycles create (`ofCycle`). The
 * rest is done, or open if the date is in the future.
 */
const shares = {
  given: { cancelled: 0.04, failedTrip: 0.02, claimed: 0.03 },
  ofCycle: { cancelled: 0.015, failedTrip: 0.01, claimed: 0.012 },
} as const;

function pickOutcome(isAhead: boolean, share: (typeof shares)[keyof typeof shares], random: Random): Outcome {
  const drawn = random.next();
  if (drawn < share.cancelled) return "cancelled";
  if (isAhead) return "open";
  if (drawn < share.cancelled + share.failedTrip) return "failedTrip";
  return drawn < share.cancelled + share.failedTrip + share.claimed ? "claimed" : "done";
}

function shownPlans(agreement: DemoAgreement, today: BerlinDate, holidays: Days): OrderPlan[] {
  return (agreement.fixedOrders ?? []).map((fixedOrder) => ({
    date: workingDaysFrom(today, fixedOrder.inWorkingDays, holidays),
    action: fixedOrder.action ?? agreement.usual?.actions[0] ?? fail(agreement),
    amount: fixedOrder.amount ?? agreement.usual?.amount[0] ?? fail(agreement),
    outcome: fixedOrder.outcome ?? "open",
    fixedOrder,
  }));
}

function fail(agreement: DemoAgreement): never {
  throw new Error(`An order shown at ${agreement.site} says neither what nor how much.`);
}

/** Plans ordinary orders backwards from the last day, at roughly the agreement's interval. */
function usualPlans(
  usual: NonNullable<DemoAgreement["usual"]>,
  { today, first, last }: Span,
  holidays: Days,
  random: Random,
): OrderPlan[] {
  const plans: OrderPlan[] = [];
  const spread = Math.floor(usual.everyDays / 4);
  let day = last;
  while (day >= first) {
    const date = onOrNextWorkingDay(day, holidays);
    plans.push({
      date,
      action: random.pick(usual.actions),
      amount: random.between(...usual.amount),
      outcome: pickOutcome(date >= today, shares.given, random),
    });
    day = addDays(day, -usual.everyDays + random.between(-spread, spread));
  }
  return plans;
}

function cyclePlans(
  cycle: NonNullable<DemoAgreement["cycle"]>,
  containers: number,
  cycleStart: BerlinDate,
  { today, first, last }: Span,
  holidays: Days,
  random: Random,
): OrderPlan[] {
  const { action, ...schedule } = cycle;
  return cycleDays({ ...schedule, start: cycleStart }, first, last, holidays).map(({ cycleDay, date }) => ({
    date,
    cycleDay,
    action,
    amount: containers,
    outcome: pickOutcome(date >= today, shares.ofCycle, random),
  }));
}

/** The time to plan orders for, from the day `first` to the day `last`, both inclusive. */
interface Span {
  readonly today: BerlinDate;
  readonly first: BerlinDate;
  readonly last: BerlinDate;
}

interface Beginnings {
  readonly today: BerlinDate;
  readonly began: BerlinDate;
  readonly cycleStart: BerlinDate | null;
}

/** All orders on an agreement of the past 12 months and of the future, unsorted. */
export function planOrders(
  agreement: DemoAgreement,
  { today, began, cycleStart }: Beginnings,
  holidays: Days,
  random: Random,
): OrderPlan[] {
  const { usual, cycle, containers, endedDaysAgo } = agreement;
  const oldest = addDays(today, -historyDays);
  const first = began > oldest ? addDays(began, 10) : oldest;
  const shown = shownPlans(agreement, today, holidays);
  const isFarFromFixed = (plan: OrderPlan) =>
    shown.every(({ date }) => Math.abs(daysBetween(date, plan.date)) >= leastGap);
  const plans: OrderPlan[] = [...shown];
  if (usual !== undefined) {
    const ahead =
      endedDaysAgo === undefined ? random.between(1, Math.min(usual.everyDays, 20)) : -endedDaysAgo;
    const span = { today, first, last: addDays(today, ahead) };
    plans.push(...usualPlans(usual, span, holidays, random).filter(isFarFromFixed));
  }
  if (cycle !== undefined && cycleStart !== null) {
    const span = { today, first, last: addDays(today, cycleAheadDays) };
    plans.push(...cyclePlans(cycle, containers, cycleStart, span, holidays, random));
  }
  return plans;
}

/** The orders of a long-standing agreement before the past 12 months; none for other agreements. */
export function planEarlierOrders(
  { longStanding, usual, cycle, containers, endedDaysAgo = 0 }: DemoAgreement,
  { today, cycleStart }: Beginnings,
  holidays: Days,
  random: Random,
): OrderPlan[] {
  if (longStanding !== true) return [];
  const first = Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ months: longHistoryMonths });
  const before = (days: number) => addDays(today, -Math.max(historyDays + days, endedDaysAgo));
  const span = { today, first: first.toString() };
  return [
    ...(usual === undefined
      ? []
      : usualPlans(usual, { ...span, last: before(random.between(1, usual.everyDays)) }, holidays, random)),
    ...(cycle === undefined || cycleStart === null
      ? []
      : cyclePlans(cycle, containers, cycleStart, { ...span, last: before(1) }, holidays, random)),
  ];
}
