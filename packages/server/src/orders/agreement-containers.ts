import type { BerlinDate } from "@kreislauf/contract/base";
import type { AmountUnit } from "@kreislauf/contract/catalog";
import { containerAction } from "@kreislauf/contract/catalog";
import type { PlannedMovement } from "@kreislauf/contract/orders";
import { orderStatus } from "@kreislauf/contract/orders";
import type { Context, Work } from "../base/context.ts";
import type { OrderRow } from "./orders.tables.ts";

/** A placement or withdrawal, with the order that asks for it. */
export interface OrderedMovement extends PlannedMovement {
  readonly orderId: number;
}

/** Placements and withdrawals that are ordered and not carried out yet. */
export async function listPlannedMovements(
  { db }: Pick<Context, "db">,
  agreementId: number,
): Promise<OrderedMovement[]> {
  const rows = await db
    .selectFrom("orders")
    .select(["id", "desired_date", "amount", "container_action_id"])
    .where("agreement_id", "=", agreementId)
    .where("status", "=", orderStatus.open)
    .where("executed_on", "is", null)
    .where("container_action_id", "in", [containerAction.place, containerAction.remove])
    .execute();
  return rows.map((row) => ({
    orderId: row.id,
    date: row.desired_date,
    containers: row.container_action_id === containerAction.place ? row.amount : -row.amount,
  }));
}

/** What stands at an agreement, what is planned to come and go, and what its amounts count. */
export async function readContainers(work: Work, agreementId: number) {
  const { stock, unit } = await work.db
    .selectFrom("agreements")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .select(["agreements.containers_on_site as stock", "service_offers.unit"])
    .where("agreements.id", "=", agreementId)
    .executeTakeFirstOrThrow();
  return { stock, unit: unit as AmountUnit, movements: await listPlannedMovements(work, agreementId) };
}

/** Open orders of an agreement after a day that nobody reported as carried out. */
export const lockLaterOrders = ({ db }: Work, agreementId: number, day: BerlinDate): Promise<OrderRow[]> =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("agreement_id", "=", agreementId)
    .where("status", "=", orderStatus.open)
    .where("executed_on", "is", null)
    .where("desired_date", ">", day)
    .orderBy("id")
    .forUpdate()
    .execute();
