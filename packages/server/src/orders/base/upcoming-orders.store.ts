import type { BerlinDate } from "@kreislauf/contract/base";
import { orderStatus } from "@kreislauf/contract/orders";
import { type ExpressionBuilder, sql } from "kysely";
import type { Context, WriteContext } from "../../base/context.ts";
import type { Tables } from "../../base/database/tables.ts";

type Source = Pick<Context, "db">;

/** Changes by the customer that detach an order from its cycle, so that it stays when the cycle changes. */
const customerChanges = ["edited", "proposal_accepted"] as const;

/**
 * Whether an order is unchanged since its cycle created it. The subquery takes one row of the log (`limit 1`): for "not
 * exists" PostgreSQL may choose a plan that reads the log of all orders.
 */
export const isUnchangedCycleOrder = (where: ExpressionBuilder<Tables, "orders">) =>
  where.and([
    where("orders.cycle_day", "is not", null),
    where(
      where
        .selectFrom("order_log")
        .select("order_log.id")
        .whereRef("order_log.order_id", "=", "orders.id")
        .where("order_log.change", "in", [...customerChanges])
        .limit(1),
      "is",
      null,
    ),
  ]);

/**
 * Open orders of an agreement that are not reported as carried out, sorted by date, with the columns that lists of
 * upcoming orders show.
 */
const selectUpcomingOrders = ({ db }: Source, agreementId: number) =>
  db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.created_by")
    .select([
      "orders.id",
      "orders.order_number",
      "orders.container_action_id",
      "orders.amount",
      "orders.desired_date",
      "orders.created_by",
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("created_by_name"),
    ])
    .where("orders.agreement_id", "=", agreementId)
    .where("orders.status", "=", orderStatus.open)
    .where("orders.executed_on", "is", null)
    .orderBy("orders.desired_date")
    .orderBy("orders.id");

export const listUpcomingOrders = (source: Source, agreementId: number, from: BerlinDate) =>
  selectUpcomingOrders(source, agreementId).where("orders.desired_date", ">=", from).execute();

/**
 * Open orders of the cycle with a desired date after `after`, unchanged since the cycle created them and not reported
 * as carried out.
 */
export const listUnchangedCycleOrders = (source: Source, agreementId: number, after: BerlinDate) =>
  selectUpcomingOrders(source, agreementId)
    .where("orders.desired_date", ">", after)
    .where((where) => isUnchangedCycleOrder(where as unknown as ExpressionBuilder<Tables, "orders">))
    .execute();

/**
 * Locks open orders of the cycle with a desired date after `after`, unchanged since the cycle created them and not
 * reported as carried out.
 */
export const lockUnchangedCycleOrders = ({ db }: WriteContext, agreementId: number, after: BerlinDate) =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("agreement_id", "=", agreementId)
    .where("status", "=", orderStatus.open)
    .where("executed_on", "is", null)
    .where("desired_date", ">", after)
    .where(isUnchangedCycleOrder)
    .orderBy("id")
    .forUpdate()
    .execute();
