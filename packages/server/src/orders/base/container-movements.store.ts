import type { BerlinDate } from "@kreislauf/contract/base";
import { containerAction, type ContainerActionId } from "@kreislauf/contract/catalog";
import { orderStatus, type PlannedMovement } from "@kreislauf/contract/orders";
import { type ExpressionBuilder, sql } from "kysely";
import type { Context, WriteContext } from "../../base/context.ts";
import type { Tables } from "../../base/database/tables.ts";
import type { OrderRow } from "./orders.tables.ts";

/** A placement or withdrawal of containers, with the order that causes it. */
export interface OrderedMovement extends PlannedMovement {
  /** The order's id. For a withdrawal that waits for an approval, minus the id of its request. */
  readonly orderId: number;
}

/**
 * How an order, once carried out, changes the number of containers on site; undefined if its action does not change it.
 */
export function toContainerMovement(
  order: Pick<OrderRow, "container_action_id" | "amount" | "desired_date">,
  orderId: number,
): OrderedMovement | undefined {
  if (!moves.has(order.container_action_id)) return undefined;
  const isPlacement = order.container_action_id === containerAction.place;
  return { orderId, date: order.desired_date, containers: isPlacement ? order.amount : -order.amount };
}

const moves: ReadonlySet<ContainerActionId> = new Set([containerAction.place, containerAction.remove]);

/** Whether a claimed order has a second trip that is neither cancelled nor failed. */
const hasSecondTrip = (where: ExpressionBuilder<Tables, "orders">) =>
  where.exists(
    where
      .selectFrom("orders as second")
      .select("second.id")
      .whereRef("second.repeats_order_id", "=", "orders.id")
      .where("second.status", "not in", [orderStatus.cancelled, orderStatus.failedTrip]),
  );

/**
 * Whether an order will still bring or take containers. A claimed withdrawal may be carried out late, so its containers
 * stay reserved until the claim is closed or a second trip takes them.
 */
export const isPlannedMovement = (where: ExpressionBuilder<Tables, "orders">) =>
  where.and([
    where("orders.status", "in", [orderStatus.open, orderStatus.claimed]),
    where("orders.container_action_id", "in", [...moves]),
    where("orders.executed_on", "is", null),
    where.or([
      where("orders.status", "=", orderStatus.open),
      where.and([
        where("orders.container_action_id", "=", containerAction.remove),
        where.not(hasSecondTrip(where)),
      ]),
    ]),
  ]);

const selectOrderedMovements = ({ db }: Pick<Context, "db">, agreementIds: readonly number[]) =>
  db
    .selectFrom("orders")
    .select(["id", "agreement_id", "desired_date", "amount", "container_action_id"])
    .where("agreement_id", "in", [...agreementIds])
    .where(isPlannedMovement);

/**
 * Withdrawals that wait for an approval: their containers are reserved. Placements that wait are left out, because
 * their containers may never come.
 */
const selectWaitingWithdrawals = ({ db }: Pick<Context, "db">, agreementIds: readonly number[]) =>
  db
    .selectFrom("approval_items")
    .innerJoin("approval_requests", "approval_requests.id", "approval_items.request_id")
    .select((select) => [
      sql<number>`-approval_requests.id`.as("id"),
      select.ref("approval_items.agreement_id").$notNull().as("agreement_id"),
      "approval_items.desired_date",
      "approval_items.amount",
      "approval_items.container_action_id",
    ])
    .where("approval_items.agreement_id", "in", [...agreementIds])
    .where("approval_items.container_action_id", "=", containerAction.remove)
    .where("approval_requests.state", "=", "waiting");

interface MovementSource extends Pick<Context, "db"> {
  /** Set to include withdrawals that wait for an approval, which count when a new order is checked. */
  readonly withRequests?: true;
}

/**
 * Placements and withdrawals that are ordered but not carried out yet; with `withRequests`, also withdrawals that wait
 * for an approval.
 */
export function selectMovements(source: MovementSource, agreementIds: readonly number[]) {
  const ordered = selectOrderedMovements(source, agreementIds);
  return source.withRequests ? ordered.unionAll(selectWaitingWithdrawals(source, agreementIds)) : ordered;
}

type MovementRow = Awaited<ReturnType<ReturnType<typeof selectMovements>["executeTakeFirstOrThrow"]>>;

export const movementsByAgreement = (
  rows: readonly MovementRow[],
): ReadonlyMap<number, readonly OrderedMovement[]> =>
  Map.groupBy(
    rows.map((row) => ({
      ...(toContainerMovement(row, row.id) as OrderedMovement),
      agreementId: row.agreement_id,
    })),
    ({ agreementId }) => agreementId,
  );

export const listMovementsByAgreement = async (
  source: MovementSource,
  agreementIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderedMovement[]>> =>
  agreementIds.length === 0
    ? new Map()
    : movementsByAgreement(await selectMovements(source, agreementIds).execute());

export const listPlannedMovements = async (
  source: MovementSource,
  agreementId: number,
): Promise<readonly OrderedMovement[]> =>
  (await listMovementsByAgreement(source, [agreementId])).get(agreementId) ?? [];

/** The containers of an agreement on site, those planned to come and go, and the unit of its amounts. */
export async function readAgreementContainers(work: WriteContext, agreementId: number) {
  const { stock, unit } = await work.db
    .selectFrom("agreements")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .select(["agreements.containers_on_site as stock", "service_offers.unit"])
    .where("agreements.id", "=", agreementId)
    .executeTakeFirstOrThrow();
  return { stock, unit: unit, movements: await listPlannedMovements(work, agreementId) };
}

/** Locks the open orders of an agreement whose desired date is after `day`, without those reported as carried out. */
export const lockOpenOrdersAfter = (
  { db }: WriteContext,
  agreementId: number,
  day: BerlinDate,
): Promise<OrderRow[]> =>
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

/** Whether a claimed order has a second trip, neither cancelled nor failed, which moves the containers in its place. */
export const isTripRepeated = async ({ db }: WriteContext, orderId: number): Promise<boolean> =>
  (await db
    .selectFrom("orders")
    .select("id")
    .where("id", "=", orderId)
    .where(hasSecondTrip)
    .executeTakeFirst()) !== undefined;

/**
 * Whether the counterpart of an order is carried out: for a claimed order its second trip, for a second trip the
 * claimed order.
 */
export const isOtherTripCarriedOut = async ({ db }: WriteContext, order: OrderRow): Promise<boolean> =>
  (await db
    .selectFrom("orders")
    .select("id")
    .where("agreement_id", "=", order.agreement_id)
    .where((where) =>
      where.or([
        where.and([where("id", "=", order.repeats_order_id), where("executed_on", "is not", null)]),
        where.and([
          where("repeats_order_id", "=", order.id),
          where.or([where("executed_on", "is not", null), where("status", "=", orderStatus.done)]),
        ]),
      ]),
    )
    .executeTakeFirst()) !== undefined;

/** The agreement's status; undefined if open orders will still place containers. */
export const findAgreementWithoutPlacements = ({ db }: WriteContext, agreementId: number) =>
  db
    .selectFrom("agreements")
    .select("status")
    .where("id", "=", agreementId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("orders")
            .select("orders.id")
            .where("orders.agreement_id", "=", agreementId)
            .where("orders.container_action_id", "=", containerAction.place)
            .where("orders.status", "=", orderStatus.open)
            .where("orders.executed_on", "is", null),
        ),
      ),
    )
    .executeTakeFirst();
