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

/** How an order, once carried out, changes the containers on site; undefined for what only serves them. */
export function movementOf(
  order: Pick<OrderRow, "container_action_id" | "amount" | "desired_date">,
  orderId: number,
): OrderedMovement | undefined {
  if (!moves.has(order.container_action_id)) return undefined;
  const isPlacement = order.container_action_id === containerAction.place;
  return { orderId, date: order.desired_date, containers: isPlacement ? order.amount : -order.amount };
}

const moves: ReadonlySet<number> = new Set([containerAction.place, containerAction.remove]);

/** Placements and withdrawals that are ordered and not carried out yet, by agreement. */
export async function listMovementsOf(
  { db }: Pick<Context, "db">,
  agreementIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderedMovement[]>> {
  if (agreementIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("orders")
    .select(["id", "agreement_id", "desired_date", "amount", "container_action_id"])
    .where("agreement_id", "in", [...agreementIds])
    .where("status", "=", orderStatus.open)
    .where("executed_on", "is", null)
    .where("container_action_id", "in", [...moves])
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...(movementOf(row, row.id) as OrderedMovement), agreementId: row.agreement_id })),
    ({ agreementId }) => agreementId,
  );
}

export const listPlannedMovements = async (
  source: Pick<Context, "db">,
  agreementId: number,
): Promise<readonly OrderedMovement[]> =>
  (await listMovementsOf(source, [agreementId])).get(agreementId) ?? [];

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
