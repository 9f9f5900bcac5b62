import {
  addDays,
  type BerlinDate,
  berlinDate,
  daysBetween,
  nextWorkingDay,
  startOfBerlinDay,
} from "@kreislauf/contract/base";
import {
  canCancel,
  cancelReason,
  cancelReasonIds,
  canClaim,
  canCloseClaim,
  canResolve,
  claimReason,
  closeReason,
  defaultAnswerBy,
  offeredClaimReasonIds,
  proposalEnd,
} from "@kreislauf/contract/orders";
import { canPropose } from "@kreislauf/contract/provider";
import type { Person } from "@kreislauf/contract/users";
import { orderFacts } from "../../../orders/base/order-facts.ts";
import { confirmStep } from "../../../orders/steps/confirmation-steps.ts";
import { cancelStep, completeStep, executeStep, failedTripStep } from "../../../orders/steps/order-steps.ts";
import { closeClaimStep, claimStep, updateTicketStep } from "../../../orders/steps/claim-steps.ts";
import { proposeDateStep } from "../../../orders/steps/proposal-steps.ts";
import type { Random } from "../../random.ts";
import type { FixedDemoOrder } from "../content/demo-agreement.ts";
import { simulateOrdering } from "./simulate-ordering.ts";
import type { OrderTimeline } from "./order-timeline.ts";
import { isNotAfter, randomTimeOn, workingDaysFrom } from "./order-times.ts";
import type { OrderPlan } from "./order-plans.ts";
import { type OrderSetting, provider, system, weightOf } from "../content/order-setting.ts";
import {
  claimHints,
  claimTexts,
  failedTripReasons,
  otherCancelReasons,
  otherClaimReasons,
  ticketStatus,
} from "../content/order-phrases.ts";

/** After this number of days without feedback, the system sets an order to done. */
const feedbackDays = 14;
/** Maximum time between an order and the proposal of another date. */
const usualWaitMinutes = 90;
/** Orders with a date in this number of past days have photos. */
const photoDays = 120;
/** Claims on orders whose date is less than this number of days ago are still being handled. */
const claimWorkDays = 35;

/** Simulates an order from its creation until now; undefined if it would be created in the future. */
export function simulateOrder(
  plan: OrderPlan,
  setting: OrderSetting,
  now: Temporal.Instant,
  random: Random,
): OrderTimeline | undefined {
  const timeline = simulateOrdering(plan, setting, now, random);
  if (timeline === undefined) return undefined;
  const simulation: Simulation = {
    timeline,
    plan,
    setting,
    now,
    random,
    customer: random.pick(setting.orderers),
  };
  if (plan.outcome === "cancelled") cancel(simulation);
  else if (plan.fixedOrder?.proposal !== undefined) propose(simulation, plan.fixedOrder.proposal);
  else {
    confirm(simulation);
    carryOut(simulation);
  }
  return timeline;
}

/** Whether the order is recent enough to have photos. */
const isRecent = ({ plan, now }: Simulation) => daysBetween(plan.date, berlinDate(now)) < photoDays;

interface Simulation {
  readonly timeline: OrderTimeline;
  readonly plan: OrderPlan;
  readonly setting: OrderSetting;
  readonly now: Temporal.Instant;
  readonly random: Random;
  /** Who cancels the order, makes a claim, or sets it to done. */
  readonly customer: Person;
}

function cancel({ timeline, plan, random, customer: by, now }: Simulation): void {
  const given = berlinDate(timeline.lastChangedAt);
  const latest = [addDays(plan.date, -1), berlinDate(now)].toSorted()[0] as BerlinDate;
  const wanted = randomTimeOn(
    addDays(given, random.between(0, Math.max(0, daysBetween(given, latest)))),
    8,
    17,
    random,
  );
  const at = isNotAfter(wanted, timeline.lastChangedAt)
    ? timeline.lastChangedAt.add({ minutes: random.between(10, 60) })
    : wanted;
  const reasonId = random.pick(cancelReasonIds);
  const reason = reasonId === cancelReason.other ? random.pick(otherCancelReasons) : null;
  const { order } = timeline;
  timeline.apply(
    { by, at },
    cancelStep(order, { by, at }, reasonId, reason),
    canCancel(orderFacts(order), at),
  );
}

/**
 * The disposer confirms an order of a person on the morning of the next working day, if that is before the order's
 * date.
 */
function confirm({ timeline, plan, setting, random }: Simulation): void {
  if (plan.cycleDay !== undefined) return;
  const morning = nextWorkingDay(berlinDate(timeline.lastChangedAt), setting.holidays);
  if (morning >= plan.date) return;
  const cause = { by: provider, at: randomTimeOn(morning, 8, 11, random) };
  timeline.apply(cause, confirmStep(timeline.order, plan.date));
}

/** The disposer cannot come on that date and proposes another one some time after the order was placed. */
function propose(
  { timeline, setting, now }: Simulation,
  wish: NonNullable<FixedDemoOrder["proposal"]>,
): void {
  const waited = Math.min(timeline.lastChangedAt.until(now).total("minutes") / 2, usualWaitMinutes);
  const cause = { by: provider, at: timeline.lastChangedAt.add({ minutes: Math.floor(waited) }) };
  const date = workingDaysFrom(berlinDate(now), wish.inWorkingDays, setting.holidays);
  const asked = defaultAnswerBy(timeline.order.desired_date, date, setting.holidays).toString();
  const answerBy = proposalEnd(timeline.order.desired_date, { date, answerBy: asked }).toString();
  const { timeWindow, note } = wish;
  timeline.apply(
    cause,
    proposeDateStep(timeline.order, { date, timeWindow, note, answerBy }),
    canPropose(orderFacts(timeline.order), { date, answerBy }, cause.at),
  );
}

function carryOut(simulation: Simulation): void {
  const { timeline, plan, setting, random } = simulation;
  const at = randomTimeOn(plan.date, 8, 16, random);
  const cause = { by: provider, at };
  if (plan.outcome === "failedTrip") {
    timeline.apply(cause, failedTripStep(timeline.order, cause, random.pick(failedTripReasons)));
    return;
  }
  const claimReasonId = random.pick(offeredClaimReasonIds);
  if (plan.outcome !== "claimed" || claimReasonId !== claimReason.noDisposal) {
    const weightKg = weightOf(setting, plan.action, plan.amount, random);
    const treatmentCode = weightKg === null ? "" : setting.waste.treatment;
    const isPhotographed = isRecent(simulation) && Number(plan.date.slice(8)) % 4 === 0;
    const photoId = isPhotographed ? (setting.photos?.ofExecution ?? null) : null;
    const report = { executedOn: berlinDate(at), weightKg, treatmentCode, photoId };
    if (!timeline.apply(cause, executeStep(timeline.order, report))) return;
  }
  if (plan.outcome === "claimed") claim(simulation, claimReasonId);
  if (plan.outcome === "done") complete(simulation, plan.date);
}

/**
 * A person marks most orders as done one or two working days later; the system marks the others after `feedbackDays`
 * days.
 */
function complete({ timeline, setting, random, customer }: Simulation, date: BerlinDate): void {
  const hasReason = random.chance(0.85);
  const day = workingDaysFrom(date, random.between(1, 2), setting.holidays);
  const cause = hasReason
    ? { by: customer, at: randomTimeOn(day, 8, 17, random) }
    : { by: system, at: startOfBerlinDay(addDays(date, feedbackDays + 1)).add({ hours: 2 }) };
  const { order } = timeline;
  timeline.apply(cause, completeStep(order, cause), canResolve(orderFacts(order), cause.at));
}

function claim(simulation: Simulation, reasonId: (typeof offeredClaimReasonIds)[number]): void {
  const { timeline, plan, setting, now, random, customer: by } = simulation;
  const claimDay = workingDaysFrom(plan.date, 1, setting.holidays);
  const at = randomTimeOn(claimDay, 8, 12, random);
  const reason = random.pick(claimTexts[reasonId] ?? otherClaimReasons);
  const verdict = canClaim(orderFacts(timeline.order), at);
  const photoId = isRecent(simulation) ? (setting.photos?.ofClaims[reasonId] ?? null) : null;
  const step = claimStep(timeline.order, { by, at }, reasonId, reason, photoId);
  if (!timeline.apply({ by, at }, step, verdict)) return;

  const ticketNumber = `T-${random.between(20_000, 29_999)}`;
  const work = { by: provider, at: at.add({ minutes: random.between(60, 200) }) };
  const ticket = { ticketNumber, ticketStatus: ticketStatus.inProgress, hint: random.pick(claimHints) };
  // Claims made since the last working day still wait for their answer at the desk.
  if (workingDaysFrom(claimDay, 1, setting.holidays) >= berlinDate(now)) return;
  if (!timeline.apply(work, updateTicketStep(timeline.order, work, ticket))) return;
  if (daysBetween(plan.date, berlinDate(now)) >= claimWorkDays)
    closeTheClaim(simulation, ticketNumber, claimDay);
}

function closeTheClaim(simulation: Simulation, ticketNumber: string, claimDay: BerlinDate): void {
  const { timeline, setting, random, customer: by } = simulation;
  const day = workingDaysFrom(claimDay, random.between(3, 8), setting.holidays);
  const solved = { by: provider, at: randomTimeOn(day, 8, 10, random) };
  const hint = timeline.order.claim?.hint ?? null;
  timeline.apply(
    solved,
    updateTicketStep(timeline.order, solved, { ticketNumber, ticketStatus: ticketStatus.solved, hint }),
  );

  const drawn = random.next();
  const { byMistake, fulfilledLate, notFulfilled } = closeReason;
  const reasonId = drawn < 0.6 ? fulfilledLate : drawn < 0.8 ? byMistake : notFulfilled;
  const cause = { by, at: randomTimeOn(day, 11, 17, random) };
  timeline.apply(
    cause,
    closeClaimStep(timeline.order, cause, reasonId),
    canCloseClaim(orderFacts(timeline.order)),
  );
  if (reasonId === byMistake) complete(simulation, day);
}
