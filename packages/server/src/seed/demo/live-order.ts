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
import { orderFacts } from "../../orders/order-facts.ts";
import {
  cancelled,
  claimClosed,
  claimed,
  completed,
  confirmed,
  executed,
  failedTrip,
  ticketUpdated,
} from "../../orders/order-steps.ts";
import { proposed } from "../../orders/proposal-steps.ts";
import type { Random } from "../random.ts";
import type { ShownOrder } from "./demo-agreement.ts";
import { giveOrder } from "./give-order.ts";
import type { OrderDiary } from "./order-diary.ts";
import { isBy, momentOn, workingDaysFrom } from "./order-moments.ts";
import type { OrderPlan } from "./order-plans.ts";
import { type OrderSetting, provider, system, weightOf } from "./order-setting.ts";
import {
  claimHints,
  claimTexts,
  failedTripReasons,
  otherCancelReasons,
  otherClaimReasons,
  ticketStatus,
} from "./order-words.ts";

/** Days after its date on which the system sets an order to done that nobody said anything about. */
const feedbackDays = 14;
/** From giving an order to a proposed date, at most. */
const usualWaitMinutes = 90;
/** Days for which there are photos. */
const photoDays = 120;
/** Claims of younger orders are still being worked on. */
const claimWorkDays = 35;

/** Lives an order from the moment it is given until now; undefined if that moment is still to come. */
export function liveOrder(
  plan: OrderPlan,
  setting: OrderSetting,
  now: Temporal.Instant,
  random: Random,
): OrderDiary | undefined {
  const diary = giveOrder(plan, setting, now, random);
  if (diary === undefined) return undefined;
  const life: Life = { diary, plan, setting, now, random, customer: random.pick(setting.orderers) };
  if (plan.outcome === "cancelled") cancel(life);
  else if (plan.shown?.proposal !== undefined) propose(life, plan.shown.proposal);
  else {
    confirm(life);
    carryOut(life);
  }
  return diary;
}

/** Pictures of older orders are not kept. */
const isRecent = ({ plan, now }: Life) => daysBetween(plan.date, berlinDate(now)) < photoDays;

interface Life {
  readonly diary: OrderDiary;
  readonly plan: OrderPlan;
  readonly setting: OrderSetting;
  readonly now: Temporal.Instant;
  readonly random: Random;
  /** Who cancels, claims, or sets it to done. */
  readonly customer: Person;
}

function cancel({ diary, plan, random, customer: by, now }: Life): void {
  const given = berlinDate(diary.lastMoment);
  const latest = [addDays(plan.date, -1), berlinDate(now)].toSorted()[0] as BerlinDate;
  const wanted = momentOn(
    addDays(given, random.between(0, Math.max(0, daysBetween(given, latest)))),
    8,
    17,
    random,
  );
  const at = isBy(wanted, diary.lastMoment)
    ? diary.lastMoment.add({ minutes: random.between(10, 60) })
    : wanted;
  const reasonId = random.pick(cancelReasonIds);
  const reason = reasonId === cancelReason.other ? random.pick(otherCancelReasons) : null;
  const { order } = diary;
  diary.happen({ by, at }, cancelled(order, { by, at }, reasonId, reason), canCancel(orderFacts(order), at));
}

/** The disposer confirms what a person ordered, on the next morning. */
function confirm({ diary, plan, setting, random }: Life): void {
  if (plan.cycleDay !== undefined) return;
  const morning = nextWorkingDay(berlinDate(diary.lastMoment), setting.holidays);
  if (morning >= plan.date) return;
  const cause = { by: provider, at: momentOn(morning, 8, 11, random) };
  diary.happen(cause, confirmed(diary.order, plan.date));
}

/** The disposer cannot hold the date and proposes another, a while after the order was given. */
function propose({ diary, setting, now }: Life, wish: NonNullable<ShownOrder["proposal"]>): void {
  const waited = Math.min(diary.lastMoment.until(now).total("minutes") / 2, usualWaitMinutes);
  const cause = { by: provider, at: diary.lastMoment.add({ minutes: Math.floor(waited) }) };
  const date = workingDaysFrom(berlinDate(now), wish.inWorkingDays, setting.holidays);
  const asked = defaultAnswerBy(diary.order.desired_date, date, setting.holidays).toString();
  const answerBy = proposalEnd(diary.order.desired_date, { date, answerBy: asked }).toString();
  const { timeWindow, note } = wish;
  diary.happen(
    cause,
    proposed(diary.order, { date, timeWindow, note, answerBy }),
    canPropose(orderFacts(diary.order), { date, answerBy }, cause.at),
  );
}

function carryOut(life: Life): void {
  const { diary, plan, setting, random } = life;
  const at = momentOn(plan.date, 8, 16, random);
  const cause = { by: provider, at };
  if (plan.outcome === "failedTrip") {
    diary.happen(cause, failedTrip(diary.order, cause, random.pick(failedTripReasons)));
    return;
  }
  const claimReasonId = random.pick(offeredClaimReasonIds);
  if (plan.outcome !== "claimed" || claimReasonId !== claimReason.noDisposal) {
    const weightKg = weightOf(setting, plan.action, plan.amount, random);
    const treatmentCode = weightKg === null ? "" : setting.waste.treatment;
    const isPhotographed = isRecent(life) && Number(plan.date.slice(8)) % 4 === 0;
    const photoId = isPhotographed ? (setting.photos?.ofExecution ?? null) : null;
    const report = { executedOn: berlinDate(at), weightKg, treatmentCode, photoId };
    if (!diary.happen(cause, executed(diary.order, report))) return;
  }
  if (plan.outcome === "claimed") claim(life, claimReasonId);
  if (plan.outcome === "done") complete(life, plan.date);
}

/** Most people say the next day that all went well; where nobody does, the system does in the end. */
function complete({ diary, setting, random, customer }: Life, date: BerlinDate): void {
  const isTold = random.chance(0.85);
  const day = workingDaysFrom(date, random.between(1, 2), setting.holidays);
  const cause = isTold
    ? { by: customer, at: momentOn(day, 8, 17, random) }
    : { by: system, at: startOfBerlinDay(addDays(date, feedbackDays + 1)).add({ hours: 2 }) };
  const { order } = diary;
  diary.happen(cause, completed(order, cause), canResolve(orderFacts(order), cause.at));
}

function claim(life: Life, reasonId: (typeof offeredClaimReasonIds)[number]): void {
  const { diary, plan, setting, now, random, customer: by } = life;
  const claimDay = workingDaysFrom(plan.date, 1, setting.holidays);
  const at = momentOn(claimDay, 8, 12, random);
  const reason = random.pick(claimTexts[reasonId] ?? otherClaimReasons);
  const verdict = canClaim(orderFacts(diary.order), at);
  const photoId = isRecent(life) ? (setting.photos?.ofClaims[reasonId] ?? null) : null;
  const step = claimed(diary.order, { by, at }, reasonId, reason, photoId);
  if (!diary.happen({ by, at }, step, verdict)) return;

  const ticketNumber = `T-${random.between(20_000, 29_999)}`;
  const work = { by: provider, at: at.add({ minutes: random.between(60, 200) }) };
  const ticket = { ticketNumber, ticketStatus: ticketStatus.inProgress, hint: random.pick(claimHints) };
  if (!diary.happen(work, ticketUpdated(diary.order, work, ticket))) return;
  if (daysBetween(plan.date, berlinDate(now)) >= claimWorkDays) closeTheClaim(life, ticketNumber, claimDay);
}

function closeTheClaim(life: Life, ticketNumber: string, claimDay: BerlinDate): void {
  const { diary, setting, random, customer: by } = life;
  const day = workingDaysFrom(claimDay, random.between(3, 8), setting.holidays);
  const solved = { by: provider, at: momentOn(day, 8, 10, random) };
  const hint = diary.order.claim?.hint ?? null;
  diary.happen(
    solved,
    ticketUpdated(diary.order, solved, { ticketNumber, ticketStatus: ticketStatus.solved, hint }),
  );

  const drawn = random.next();
  const { byMistake, fulfilledLate, notFulfilled } = closeReason;
  const reasonId = drawn < 0.6 ? fulfilledLate : drawn < 0.8 ? byMistake : notFulfilled;
  const cause = { by, at: momentOn(day, 11, 17, random) };
  diary.happen(cause, claimClosed(diary.order, cause, reasonId), canCloseClaim(orderFacts(diary.order)));
  if (reasonId === byMistake) complete(life, day);
}
