import { addDays, type BerlinDate, startOfBerlinDay } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { canApplyEdit, earliestDesiredDate, latestExecutionDate } from "@kreislauf/contract/orders";
import { type NewOrder, buildNewOrder } from "../../../orders/steps/new-order.ts";
import { orderFacts } from "../../../orders/base/order-facts.ts";
import { editStep } from "../../../orders/steps/order-steps.ts";
import type { Person } from "@kreislauf/contract/users";
import { createRandom, type Random } from "../../random.ts";
import { OrderTimeline } from "./order-timeline.ts";
import { isNotAfter, randomOrderingTime, previousWorkingDay } from "./order-times.ts";
import { cycleAheadDays, type OrderPlan } from "./order-plans.ts";
import { leadTimeOf, type Orderer, type OrderSetting, provider, system } from "../content/order-setting.ts";
import { notesToDisposer, orderDetails, partNames, partsList } from "../content/order-phrases.ts";

/** Orders that were placed together have the same time and person, so they use the same random numbers. */
const groupSeed = 404;

const shareEdited = 0.08;

function chooseOrderer({ orderers }: OrderSetting, { fixedOrder }: OrderPlan, random: Random): Orderer {
  const named = orderers.find((person) => person.email === fixedOrder?.by);
  if (fixedOrder?.by !== undefined && named === undefined)
    throw new Error(`${fixedOrder.by} may not order there.`);
  return named ?? random.pick(orderers);
}

function wordsOf(plan: OrderPlan, setting: OrderSetting, random: Random): Partial<NewOrder> {
  if (plan.cycleDay !== undefined) return { cycle_day: plan.cycleDay };
  const isPartsPickup = setting.waste.vehicleParts === true && plan.action === containerAction.pickUp;
  const details = isPartsPickup
    ? partsList(plan.amount, random.pick(partNames))
    : random.chance(0.12)
      ? random.pick(orderDetails)
      : "";
  const drawn = random.next();
  return {
    details,
    note_to_disposer: plan.fixedOrder?.note ?? (random.chance(0.25) ? random.pick(notesToDisposer) : ""),
    customer_order_number: random.chance(0.45) ? `45000${random.between(10_000, 99_999)}` : "",
    time_window: drawn < 0.6 ? "all_day" : drawn < 0.85 ? "morning" : "afternoon",
  };
}

/** Creates the order of a plan; undefined if that would be in the future. */
export function simulateOrdering(
  plan: OrderPlan,
  setting: OrderSetting,
  now: Temporal.Instant,
  random: Random,
): OrderTimeline | undefined {
  const { date, action, cycleDay, fixedOrder } = plan;
  const { holidays } = setting;
  const leadTime = leadTimeOf(setting, action);
  const numbers = fixedOrder?.group === undefined ? random : createRandom(groupSeed);
  const at =
    cycleDay === undefined
      ? randomOrderingTime(date, leadTime, holidays, now, numbers)
      : startOfBerlinDay(addDays(cycleDay, -cycleAheadDays)).add({ minutes: 130 });
  if (!isNotAfter(at, now)) return undefined;

  const by =
    cycleDay !== undefined
      ? system
      : fixedOrder?.byProvider
        ? provider
        : chooseOrderer(setting, plan, numbers);
  const orderFor = (desiredDate: BerlinDate) =>
    buildNewOrder(
      {
        ...setting.given,
        container_action_id: action,
        amount: plan.amount,
        desired_date: desiredDate,
        created_by: by.id,
        ...wordsOf(plan, setting, random),
      },
      at,
      holidays,
    );

  const dayBefore = previousWorkingDay(date, holidays);
  const isMoved =
    cycleDay === undefined &&
    fixedOrder === undefined &&
    random.chance(shareEdited) &&
    earliestDesiredDate(at, leadTime, holidays) <= dayBefore;
  if (isMoved) {
    const moved = moveOrder(
      new OrderTimeline(orderFor(dayBefore), { by, at }, now),
      date,
      by,
      setting,
      random,
    );
    if (moved !== undefined) return moved;
  }
  return new OrderTimeline(orderFor(date), { by, at }, now);
}

/** Moves the order to another date some time later; undefined if that was no longer possible. */
function moveOrder(
  timeline: OrderTimeline,
  desiredDate: BerlinDate,
  by: Person,
  { offer, holidays }: OrderSetting,
  random: Random,
): OrderTimeline | undefined {
  const at = timeline.lastChangedAt.add({ minutes: random.between(20, 240) });
  const { order } = timeline;
  const facts = {
    ...orderFacts(order),
    amount: order.amount,
    taskCreationGroup: order.task_creation_group,
    emptyingContainer: offer.emptyingContainer,
  };
  const verdict = canApplyEdit(facts, { desiredDate }, at, { editCutoff: "noon" });
  if (!verdict.allowed) return undefined;
  const step = editStep(order, {
    desired_date: desiredDate,
    latest_execution_date: latestExecutionDate(desiredDate, holidays),
  });
  return timeline.apply({ by, at }, step) ? timeline : undefined;
}
