import {
  type AgreementEndCause,
  cycleStartAfterPlacement,
  isEndedBy,
  statusWithContainers,
} from "@kreislauf/contract/agreements";
import { berlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { orderStatus } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import {
  addContainers,
  endAgreement,
  insertAgreementLogEntry,
  lockAnyAgreement,
  removeContainers,
} from "../../agreements/index.ts";
import type { WriteContext } from "../../base/context.ts";
import {
  findAgreementWithoutPlacements,
  isOtherTripCarriedOut,
  isTripRepeated,
  lockOpenOrdersAfter,
} from "../base/container-movements.store.ts";
import { cancelBySystem } from "./cancel-by-system.ts";
import { cancelOrdersWithoutContainers, reductionByWithdrawal } from "./cancel-orders-without-containers.ts";
import type { OrderRow } from "../base/orders.tables.ts";

/**
 * Whether an order counts as carried out: the provider has reported it, or it is marked as done (docs/coverage.md
 * D4.6).
 */
const isCarriedOut = (order: OrderRow) => order.executed_on !== null || order.status === orderStatus.done;

/**
 * Whether the containers are moved by the other trip: a claimed order and its second trip move them only once
 * (docs/decisions.md 80.2). If the claim is closed without a report, the second trip moves them. If both trips are
 * reported, the first report counts.
 */
async function isDoneByOtherTrip(work: WriteContext, before: OrderRow, after: OrderRow): Promise<boolean> {
  const isClaimed = before.status === orderStatus.claimed;
  if (isClaimed && after.executed_on === null) return await isTripRepeated(work, after.id);
  return (isClaimed || after.repeats_order_id !== null) && (await isOtherTripCarriedOut(work, after));
}

/**
 * Updates the containers of the agreement after a change of a placement or withdrawal; other orders change nothing.
 * This may end the agreement or cancel orders for which containers are missing. The caller has locked the agreement.
 */
export async function updateAgreementContainers(
  work: WriteContext,
  before: OrderRow,
  after: OrderRow,
): Promise<void> {
  const isPlacement = after.container_action_id === containerAction.place;
  if (!isPlacement && after.container_action_id !== containerAction.remove) return;
  if (isCarriedOut(after)) {
    const isDone = isCarriedOut(before) || (await isDoneByOtherTrip(work, before, after));
    if (!isDone) await (isPlacement ? place(work, after) : withdraw(work, after));
    return;
  }
  if (isPlacement && after.status === orderStatus.cancelled) {
    await endUnlessPlacementsRemain(work, after, "placement_cancelled");
  }
  const isOther = after.desired_date !== before.desired_date || after.amount !== before.amount;
  if (!isPlacement && after.status === orderStatus.open && isOther) {
    await cancelOrdersWithoutContainers(work, reductionByWithdrawal(after));
  }
}

/** The first container activates a requested agreement; its cycle begins one interval after the day it was placed. */
async function place(work: WriteContext, order: OrderRow): Promise<void> {
  const { status: before, cycle_interval } = await lockAnyAgreement(work, order.agreement_id);
  if (before === "ended") return;
  const status = statusWithContainers(before, order.amount);
  const placedOn = order.executed_on ?? order.desired_date;
  await addContainers(work, order.agreement_id, order.amount, {
    status,
    ...(status !== before &&
      cycle_interval !== null && { cycle_start: cycleStartAfterPlacement(placedOn, cycle_interval) }),
  });
  if (status === before) return;
  await insertAgreementLogEntry(work, order.agreement_id, {
    change: "started",
    by: systemUser.system,
    old: { status: before },
    new: { status, containersOnSite: order.amount },
  });
}

/**
 * Takes the withdrawn containers away. If none are left, the agreement ends (docs/coverage.md 4.10) unless open orders
 * will still place containers.
 */
async function withdraw(work: WriteContext, order: OrderRow): Promise<void> {
  const left = await removeContainers(work, order.agreement_id, order.amount);
  if (left === 0) await endUnlessPlacementsRemain(work, order, "all_withdrawn");
}

/** Ends the agreement unless open orders will still place containers. */
async function endUnlessPlacementsRemain(
  work: WriteContext,
  order: OrderRow,
  cause: AgreementEndCause,
): Promise<void> {
  const agreement = await findAgreementWithoutPlacements(work, order.agreement_id);
  if (agreement === undefined || !isEndedBy(cause, agreement.status)) return;
  const today = berlinDate(work.now);
  await endAgreement(work, order.agreement_id, today, cause);
  if (cause !== "all_withdrawn") return;
  // A withdrawal carried out on another day than ordered leaves orders that it did not cancel when it was ordered.
  await cancelBySystem(work, await lockOpenOrdersAfter(work, order.agreement_id, today), "withdrawal");
}
