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
import { type ExpressionBuilder, sql } from "kysely";
import { endAgreement, lockAnyAgreement, logAgreement } from "../agreements/index.ts";
import type { Work } from "../base/context.ts";
import type { Tables } from "../base/tables.ts";
import { cancelWithoutContainers, lossBy } from "./cancel-without-containers.ts";
import type { OrderRow } from "./orders.tables.ts";

/** Carried out: the provider reported it, or it is set to done (decisions.md section 4). */
const isCarriedOut = (order: OrderRow) => order.executed_on !== null || order.status === orderStatus.done;

/** What a change of a placement or withdrawal does to the containers of its agreement, which is locked. */
export async function followWithContainers(work: Work, before: OrderRow, after: OrderRow): Promise<void> {
  const isPlacement = after.container_action_id === containerAction.place;
  if (!isPlacement && after.container_action_id !== containerAction.remove) return;
  if (isCarriedOut(after)) {
    if (!isCarriedOut(before)) await (isPlacement ? place(work, after) : withdraw(work, after));
    return;
  }
  if (isPlacement && after.status === orderStatus.cancelled) {
    await endUnlessPlacementsRemain(work, after, "placement_cancelled");
  }
  const isOther = after.desired_date !== before.desired_date || after.amount !== before.amount;
  if (!isPlacement && after.status === orderStatus.open && isOther) {
    await cancelWithoutContainers(work, lossBy(after));
  }
}

/** The first container makes a requested agreement run; its cycle begins an interval after the day it came. */
async function place(work: Work, order: OrderRow): Promise<void> {
  const { status: before, cycle_interval } = await lockAnyAgreement(work, order.agreement_id);
  if (before === "ended") return;
  const status = statusWithContainers(before, order.amount);
  const placedOn = order.executed_on ?? order.desired_date;
  await work.db
    .updateTable("agreements")
    .set({
      status,
      containers_on_site: sql<number>`containers_on_site + ${order.amount}`,
      cycle_made_until: null,
      ...(status !== before &&
        cycle_interval !== null && { cycle_start: cycleStartAfterPlacement(placedOn, cycle_interval) }),
    })
    .where("id", "=", order.agreement_id)
    .execute();
  if (status === before) return;
  await logAgreement(work, order.agreement_id, {
    change: "started",
    by: systemUser.cycle,
    old: { status: before },
    new: { status, containersOnSite: order.amount },
  });
}

/** A full withdrawal, once carried out, ends the agreement (decisions.md section 3). */
async function withdraw(work: Work, order: OrderRow): Promise<void> {
  const { containers_on_site: left } = await work.db
    .updateTable("agreements")
    .set({ containers_on_site: sql<number>`greatest(containers_on_site - ${order.amount}, 0)` })
    .where("id", "=", order.agreement_id)
    .returning("containers_on_site")
    .executeTakeFirstOrThrow();
  if (left === 0) await endUnlessPlacementsRemain(work, order, "all_withdrawn");
}

/** Whatever an agreement is left with, it goes on while containers are to come. */
async function endUnlessPlacementsRemain(
  work: Work,
  order: OrderRow,
  cause: AgreementEndCause,
): Promise<void> {
  const agreement = await work.db
    .selectFrom("agreements")
    .select("status")
    .where("id", "=", order.agreement_id)
    .where((where) => where.not(where.exists(openPlacements(where, order.agreement_id))))
    .executeTakeFirst();
  if (agreement === undefined || !isEndedBy(cause, agreement.status)) return;
  await endAgreement(work, order.agreement_id, berlinDate(work.now), cause);
}

const openPlacements = (query: ExpressionBuilder<Tables, "agreements">, agreementId: number) =>
  query
    .selectFrom("orders")
    .select("orders.id")
    .where("orders.agreement_id", "=", agreementId)
    .where("orders.container_action_id", "=", containerAction.place)
    .where("orders.status", "=", orderStatus.open)
    .where("orders.executed_on", "is", null);
