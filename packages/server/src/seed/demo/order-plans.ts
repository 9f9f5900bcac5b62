import { cycleDays } from "@kreislauf/contract/agreements";
import { addDays, type BerlinDate, daysBetween, onOrNextWorkingDay } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { cycleAheadWeeks } from "@kreislauf/contract/orders";
import type { Random } from "../random.ts";
import type { DemoAgreement, Outcome, ShownOrder } from "./demo-agreement.ts";
import { workingDaysFrom } from "./order-moments.ts";

/** What somebody or the cycle will have ordered for a date, and what becomes of it. */
export interface OrderPlan {
  readonly date: BerlinDate;
  readonly action: ContainerActionId;
  readonly amount: number;
  readonly outcome: Outcome;
  /** The day of the cycle that the order is made for. */
  readonly cycleDay?: BerlinDate;
  /** As given for the orders that the demo always shows. */
  readonly shown?: ShownOrder;
}

/** How far the demo's orders go back, and how far ahead the orders of a cycle are made. */
const historyDays = 365;
export const cycleAheadDays = cycleAheadWeeks * 7;

/** Least days between a usual order and one that is always shown. */
const leastGap = 3;

type Days = ReadonlySet<BerlinDate>;

/** Shares of orders by how they end; what is left over is done, or open while it is ahead. */
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
  return (agreement.shown ?? []).map((shown) => ({
    date: workingDaysFrom(today, shown.inWorkingDays, holidays),
    action: shown.action ?? agreement.usual?.actions[0] ?? fail(agreement),
    amount: shown.amount ?? agreement.usual?.amount[0] ?? fail(agreement),
    outcome: shown.outcome ?? "open",
    shown,
  }));
}

function fail(agreement: DemoAgreement): never {
  throw new Error(`An order shown at ${agreement.site} says neither what nor how much.`);
}

/** Back from a date ahead, at about the agreement's usual distance. */
function usualPlans(
  { usual }: DemoAgreement,
  today: BerlinDate,
  first: BerlinDate,
  holidays: Days,
  random: Random,
): OrderPlan[] {
  if (usual === undefined) return [];
  const plans: OrderPlan[] = [];
  const spread = Math.floor(usual.everyDays / 4);
  let day = addDays(today, random.between(1, Math.min(usual.everyDays, 20)));
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
  { cycle, containers }: DemoAgreement,
  cycleStart: BerlinDate | null,
  today: BerlinDate,
  first: BerlinDate,
  holidays: Days,
  random: Random,
): OrderPlan[] {
  if (cycle === undefined || cycleStart === null) return [];
  const { action, ...rhythm } = cycle;
  return cycleDays({ ...rhythm, start: cycleStart }, first, addDays(today, cycleAheadDays), holidays).map(
    ({ cycleDay, date }) => ({
      date,
      cycleDay,
      action,
      amount: containers,
      outcome: pickOutcome(date >= today, shares.ofCycle, random),
    }),
  );
}

/** Everything ordered on an agreement in the past 12 months and ahead, in no particular order. */
export function plansOf(
  agreement: DemoAgreement,
  { today, began, cycleStart }: { today: BerlinDate; began: BerlinDate; cycleStart: BerlinDate | null },
  holidays: Days,
  random: Random,
): OrderPlan[] {
  const oldest = addDays(today, -historyDays);
  const first = began > oldest ? addDays(began, 10) : oldest;
  const shown = shownPlans(agreement, today, holidays);
  const isApart = (plan: OrderPlan) =>
    shown.every(({ date }) => Math.abs(daysBetween(date, plan.date)) >= leastGap);
  return [
    ...shown,
    ...usualPlans(agreement, today, first, holidays, random).filter(isApart),
    ...cyclePlans(agreement, cycleStart, today, first, holidays, random),
  ];
}
