import type { PendingChange } from "@kreislauf/contract/agreements";
import { addDays, berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import type { AgreementsTable } from "../../../agreements/agreements.tables.ts";
import type { Insertable } from "kysely";
import type { Random } from "../../random.ts";
import { demoContainerTypes } from "../content/demo-container-types.ts";
import type { DemoAgreement } from "../content/demo-agreement.ts";
import { simulateOrder } from "./simulate-order.ts";
import type { OrderTimeline } from "./order-timeline.ts";
import { randomTimeOn, workingDaysFrom } from "./order-times.ts";
import { cycleAheadDays, planEarlierOrders, type OrderPlan, planOrders } from "./order-plans.ts";
import type { DemoPhotos, OrderSetting } from "../content/order-setting.ts";
import { type DemoServiceOffer, demoServiceOffers } from "../content/demo-service-offers.ts";
import { demoWasteTypes } from "../content/demo-waste-types.ts";
import type { WrittenSite } from "../companies/write-companies.ts";

/** An agreement with all its orders so far. */
export interface SimulatedAgreement {
  readonly row: Omit<Insertable<AgreementsTable>, "agreement_number" | "offer_id">;
  readonly offer: DemoServiceOffer;
  readonly orders: readonly { readonly timeline: OrderTimeline; readonly group: string | undefined }[];
}

/**
 * The random numbers of an agreement. Orders before the past 12 months use `earlierRandom`, so that a change to them
 * does not change the orders since.
 */
interface AgreementNumbers {
  readonly random: Random;
  readonly earlierRandom: Random;
}

/**
 * How many more days a long-standing agreement goes back. A multiple of eight weeks, so that cycles stay in phase.
 */
const longStandingDays = 56 * 7;

function settingOf(
  agreement: DemoAgreement,
  site: WrittenSite,
  photos: DemoPhotos | undefined,
): OrderSetting {
  const { wasteTypeId, containerTypeId, agreementTypeId } = agreement;
  const offer = demoServiceOffers.find(
    (one) =>
      one.wasteTypeId === wasteTypeId &&
      one.containerTypeId === containerTypeId &&
      one.agreementTypeId === agreementTypeId,
  );
  const waste = demoWasteTypes.find((one) => one.id === wasteTypeId);
  const container = demoContainerTypes.find((one) => one.id === containerTypeId);
  if (offer === undefined || waste === undefined || container === undefined) {
    throw new Error(`Nobody offers ${wasteTypeId} in ${containerTypeId} by ${agreementTypeId}.`);
  }
  return {
    given: {
      company_id: site.companyId,
      site_id: site.id,
      // Set when the agreement is written.
      agreement_id: 0,
      waste_type_id: wasteTypeId,
      container_type_id: containerTypeId,
      agreement_type_id: agreementTypeId,
      disposer: site.disposer,
      cost_centre: site.costCentre,
    },
    offer,
    waste,
    container,
    holidays: site.holidays,
    orderers: site.orderers,
    photos,
  };
}

function ensureOffered({ offer }: OrderSetting, { action }: OrderPlan): void {
  if (offer.containerActionIds.includes(action)) return;
  throw new Error(`Action ${action} is not offered for ${offer.wasteTypeId} in ${offer.containerTypeId}.`);
}

/** Simulates an agreement of the demo from its beginning until now. */
export function simulateAgreement(
  agreement: DemoAgreement,
  site: WrittenSite,
  photos: DemoPhotos | undefined,
  now: Temporal.Instant,
  { random, earlierRandom }: AgreementNumbers,
): SimulatedAgreement {
  const setting = settingOf(agreement, site, photos);
  const today = berlinDate(now);
  const additionalDays = agreement.longStanding === true ? longStandingDays : 0;
  const began = addDays(today, -(agreement.daysOld ?? random.between(430, 1_100) + additionalDays));
  const cycleStart = agreement.cycle === undefined ? null : began;
  const start = { today, began, cycleStart };
  const simulate = (numbers: Random) => (plan: OrderPlan) => {
    ensureOffered(setting, plan);
    const timeline = simulateOrder(plan, setting, now, numbers);
    return timeline === undefined ? [] : [{ timeline, group: plan.fixedOrder?.group }];
  };
  const orders = [
    ...planEarlierOrders(agreement, start, site.holidays, earlierRandom).flatMap(simulate(earlierRandom)),
    ...planOrders(agreement, start, site.holidays, random).flatMap(simulate(random)),
  ];

  const { cycle } = agreement;
  const { given } = setting;
  return {
    row: {
      company_id: given.company_id,
      site_id: given.site_id,
      agreement_type_id: agreement.agreementTypeId,
      waste_type_id: given.waste_type_id,
      container_type_id: given.container_type_id,
      status: statusOf(agreement),
      containers_on_site: agreement.containers,
      cycle_interval: cycle?.cycleInterval ?? null,
      weekday1: cycle?.weekday1 ?? null,
      weekday2: cycle?.weekday2 ?? null,
      cycle_start: cycleStart,
      cycle_orders_until: cycle === undefined ? null : addDays(today, cycleAheadDays),
      pending_change: pendingChange(agreement, today, site, random),
      created_on: creationTime(began, orders, random),
      ended_on: agreement.endedDaysAgo === undefined ? null : addDays(today, -agreement.endedDaysAgo),
    },
    offer: setting.offer,
    orders,
  };
}

function statusOf({ containers, endedDaysAgo }: DemoAgreement) {
  if (endedDaysAgo !== undefined) return "ended";
  return containers === 0 ? "requested" : "active";
}

/**
 * The time at which the agreement was created: not later than its first order, which for a new container is the
 * placement.
 */
function creationTime(began: BerlinDate, orders: SimulatedAgreement["orders"], random: Random): string {
  const moments = orders.map(({ timeline }) => timeline.order.created_on);
  return [randomTimeOn(began, 8, 17, random).toString(), ...moments].toSorted()[0] as string;
}

function pendingChange(
  { pendingCycle, changeAccepted, agreementTypeId }: DemoAgreement,
  today: BerlinDate,
  { holidays, orderers }: WrittenSite,
  random: Random,
): string | null {
  if (pendingCycle === undefined) return null;
  const requestedOn = randomTimeOn(workingDaysFrom(today, -2, holidays), 8, 17, random).toString();
  const { id, name } = random.pick(orderers);
  const pending: PendingChange = {
    agreementTypeId,
    ...pendingCycle,
    requestedOn,
    requestedBy: { id, name },
    effectiveOn: changeAccepted === true ? addDays(today, 1) : null,
  };
  return JSON.stringify(pending);
}
