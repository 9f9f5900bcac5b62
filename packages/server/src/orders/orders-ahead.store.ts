import type { BerlinDate } from "@kreislauf/contract/base";
import { orderStatus } from "@kreislauf/contract/orders";
import { type ExpressionBuilder, sql } from "kysely";
import type { Context, Work } from "../base/context.ts";
import type { Tables } from "../base/tables.ts";

type Source = Pick<Context, "db">;

/** Changes that make an order of a cycle one of its own, which outlives the cycle. */
const touches = ["edited", "moved", "proposal_accepted"] as const;

/** Whether an order is still as its cycle made it. */
const isUntouched = (where: ExpressionBuilder<Tables, "orders">) =>
  where.and([
    where("orders.cycle_day", "is not", null),
    where.not(
      where.exists(
        where
          .selectFrom("order_log")
          .select("order_log.id")
          .whereRef("order_log.order_id", "=", "orders.id")
          .where("order_log.change", "in", [...touches]),
      ),
    ),
  ]);

/** Open orders of an agreement that nobody reported as carried out, in a line each. */
const ordersAhead = ({ db }: Source, agreementId: number) =>
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

export const listOrdersAhead = (source: Source, agreementId: number, from: BerlinDate) =>
  ordersAhead(source, agreementId).where("orders.desired_date", ">=", from).execute();

/** Orders that the cycle made for days after one, and that are still as it made them. */
export const listUntouchedCycleOrders = (source: Source, agreementId: number, after: BerlinDate) =>
  ordersAhead(source, agreementId)
    .where("orders.desired_date", ">", after)
    .where((where) => isUntouched(where as unknown as ExpressionBuilder<Tables, "orders">))
    .execute();

/** The same orders, locked as they are. */
export const lockUntouchedCycleOrders = ({ db }: Work, agreementId: number, after: BerlinDate) =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("agreement_id", "=", agreementId)
    .where("status", "=", orderStatus.open)
    .where("executed_on", "is", null)
    .where("desired_date", ">", after)
    .where(isUntouched)
    .orderBy("id")
    .forUpdate()
    .execute();
