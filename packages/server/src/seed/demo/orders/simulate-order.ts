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
import {
  cancelStep,
  completeStep,
  confirmStep,
  executeStep,
  failedTripStep,
} from "../../../orders/steps/order-steps.ts";
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
/** Number of days for which photos exist. */
const photoDays = 120;
/** Claims on orders younger than this (days) are still being handled. */
const claimWorkDays = 35;

/** Simulates an order from its creation until now; undefined if it would be created in the future. */
export function simulateOrder(
  plan: OrderPlan,
  setting: OrderSetting,
  now: Temporal.Instant,
  random: Random,
): OrderTimeline | undefined {
  const diary = simulateOrdering(plan, setting, now, random);
  if (diary === undefined) return undefined;
  const life: Simulation = { diary, plan, setting, now, random, customer: random.pick(setting.orderers) };
  if (plan.outcome === "cancelled") cancel(life);
  else if (plan.fixedOrder?.proposal !== undefined) propose(life, plan.fixedOrder.proposal);
  else {
    confirm(life);
    carryOut(life);
  }
  return diary;
}

/** Photos of older orders do not exist. */
const isRecent = ({ plan, now }: Simulation) => daysBetween(plan.date, berlinDate(now)) < photoDays;

interface Simulation {
  readonly diary: OrderTimeline;
  readonly plan: OrderPlan;
  readonly setting: OrderSetting;
  readonly now: Temporal.Instant;
  readonly random: Random;
  /** Who cancels the order, makes a claim, or sets it to done. */
  readonly customer: Person;
}

function cancel({ diary, plan, random, customer: by, now }: Simulation): void {
  const given = berlinDate(diary.lastChangedAt);
  const latest = [addDays(plan.date, -1), berlinDate(now)].toSorted()[0] as BerlinDate;
  const wanted = randomTimeOn(
    addDays(given, random.between(0, Math.max(0, daysBetween(given, latest)))),
    8,
    17,
    random,
  );
  const at = isNotAfter(wanted, diary.lastChangedAt)
    ? diary.lastChangedAt.add({ minutes: random.between(10, 60) })
    : wanted;
  const reasonId = random.pick(cancelReasonIds);
  const reason = reasonId === cancelReason.other ? random.pick(otherCancelReasons) : null;
  const { order } = diary;
  diary.apply({ by, at }, cancelStep(order, { by, at }, reasonId, reason), canCancel(orderFacts(order), at));
}

/** The disposer confirms an order of a person on the next morning. */
function confirm({ diary, plan, setting, random }: Simulation): void {
  if (plan.cycleDay !== undefined) return;
  const morning = nextWorkingDay(berlinDate(diary.lastChangedAt), setting.holidays);
  if (morning >= plan.date) return;
  const cause = { by: provider, at: randomTimeOn(morning, 8, 11, random) };
  diary.apply(cause, confirmStep(diary.order, plan.date));
}

/** The disposer cannot come on that date and proposes another one some time after the order was placed. */
function propose({ diary, setting, now }: Simulation, wish: NonNullable<FixedDemoOrder["proposal"]>): void {
  const waited = Math.min(diary.lastChangedAt.until(now).total("minutes") / 2, usualWaitMinutes);
  const cause = { by: provider, at: diary.lastChangedAt.add({ minutes: Math.floor(waited) }) };
  const date = workingDaysFrom(berlinDate(now), wish.inWorkingDays, setting.holidays);
  const asked = defaultAnswerBy(diary.order.desired_date, date, setting.holidays).toString();
  const answerBy = proposalEnd(diary.order.desired_date, { date, answerBy: asked }).toString();
  const { timeWindow, note } = wish;
  diary.apply(
    cause,
    proposeDateStep(diary.order, { date, timeWindow, note, answerBy }),
    canPropose(orderFacts(diary.order), { date, answerBy }, cause.at),
  );
}

function carryOut(life: Simulation): void {
  const { diary, plan, setting, random } = life;
  const at = randomTimeOn(plan.date, 8, 16, random);
  const cause = { by: provider, at };
  if (plan.outcome === "failedTrip") {
    diary.apply(cause, failedTripStep(diary.order, cause, random.pick(failedTripReasons)));
    return;
  }
  const claimReasonId = random.pick(offeredClaimReasonIds);
  if (plan.outcome !== "claimed" || claimReasonId !== claimReason.noDisposal) {
    const weightKg = weightOf(setting, plan.action, plan.amount, random);
    const treatmentCode = weightKg === null ? "" : setting.waste.treatment;
    const isPhotographed = isRecent(life) && Number(plan.date.slice(8)) % 4 === 0;
    const photoId = isPhotographed ? (setting.photos?.ofExecution ?? null) : null;
    const report = { executedOn: berlinDate(at), weightKg, treatmentCode, photoId };
    if (!diary.apply(cause, executeStep(diary.order, report))) return;
  }
  if (plan.outcome === "claimed") claim(life, claimReasonId);
  if (plan.outcome === "done") complete(life, plan.date);
}

/** Most orders are set to done by a person on the next day, the others later by the system. */
function complete({ diary, setting, random, customer }: Simulation, date: BerlinDate): void {
  const hasReason = random.chance(0.85);
  const day = workingDaysFrom(date, random.between(1, 2), setting.holidays);
  const cause = hasReason
    ? { by: customer, at: randomTimeOn(day, 8, 17, random) }
    : { by: system, at: startOfBerlinDay(addDays(date, feedbackDays + 1)).add({ hours: 2 }) };
  const { order } = diary;
  diary.apply(cause, completeStep(order, cause), canResolve(orderFacts(order), cause.at));
}

function claim(life: Simulation, reasonId: (typeof offeredClaimReasonIds)[number]): void {
  const { diary, plan, setting, now, random, customer: by } = life;
  const claimDay = workingDaysFrom(plan.date, 1, setting.holidays);
  const at = randomTimeOn(claimDay, 8, 12, random);
  const reason = random.pick(claimTexts[reasonId] ?? otherClaimReasons);
  const verdict = canClaim(orderFacts(diary.order), at);
  const photoId = isRecent(life) ? (setting.photos?.ofClaims[reasonId] ?? null) : null;
  const step = claimStep(diary.order, { by, at }, reasonId, reason, photoId);
  if (!diary.apply({ by, at }, step, verdict)) return;

  const ticketNumber = `T-${random.between(20_000, 29_999)}`;
  const work = { by: provider, at: at.add({ minutes: random.between(60, 200) }) };
  const ticket = { ticketNumber, ticketStatus: ticketStatus.inProgress, hint: random.pick(claimHints) };
  if (!diary.apply(work, updateTicketStep(diary.order, work, ticket))) return;
  if (daysBetween(plan.date, berlinDate(now)) >= claimWorkDays) closeTheClaim(life, ticketNumber, claimDay);
}

function closeTheClaim(life: Simulation, ticketNumber: string, claimDay: BerlinDate): void {
  const { diary, setting, random, customer: by } = life;
  const day = workingDaysFrom(claimDay, random.between(3, 8), setting.holidays);
  const solved = { by: provider, at: randomTimeOn(day, 8, 10, random) };
  const hint = diary.order.claim?.hint ?? null;
  diary.apply(
    solved,
    updateTicketStep(diary.order, solved, { ticketNumber, ticketStatus: ticketStatus.solved, hint }),
  );

  const drawn = random.next();
  const { byMistake, fulfilledLate, notFulfilled } = closeReason;
  const reasonId = drawn < 0.6 ? fulfilledLate : drawn < 0.8 ? byMistake : notFulfilled;
  const cause = { by, at: randomTimeOn(day, 11, 17, random) };
  diary.apply(cause, closeClaimStep(diary.order, cause, reasonId), canCloseClaim(orderFacts(diary.order)));
  if (reasonId === byMistake) complete(life, day);
}
