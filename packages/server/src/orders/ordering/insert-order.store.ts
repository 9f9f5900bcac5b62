import type { ChangeCause } from "@kreislauf/contract/orders";
import { type Insertable, sql } from "kysely";
import type { WriteContext } from "../../base/context.ts";
import { compileOnce } from "../../base/database/compile-once.ts";
import type { Db } from "../../base/database/database.ts";
import type { Tables } from "../../base/database/tables.ts";
import { insertNotificationOf, toNotificationRow } from "../../base/record-notification.ts";
import { createdLogEntry, type buildNewOrder } from "../steps/new-order.ts";
import { orderNotification } from "../base/order-notification.ts";
import { selectOrderListRows, type OrderListRow } from "../base/orders.store.ts";

type NewOrderRow = ReturnType<typeof buildNewOrder>;

/**
 * Inserts an order, its log entry with the cause and its notification in one statement; returns the row as lists show
 * it.
 */
export async function insertOrderRow(
  { db, now }: WriteContext,
  order: NewOrderRow,
  cause?: ChangeCause,
): Promise<OrderListRow> {
  const at = now.toString();
  const { change, old, new: given } = createdLogEntry(order);
  const notification = orderNotification(order, change, given, order.created_by);
  const { rows } = await db.executeQuery(
    insertionOf(
      db,
      {
        order,
        log: {
          changed_on: at,
          changed_by: order.created_by,
          change,
          old: JSON.stringify(old),
          new: JSON.stringify({ ...given, ...(cause && { cause }) }),
        },
        ...(notification && { notification: toNotificationRow(notification, at) }),
      },
      {},
    ),
  );
  return rows[0] as OrderListRow;
}

interface NewRows {
  readonly order: NewOrderRow;
  readonly log: Omit<Insertable<Tables["order_log"]>, "id" | "order_id">;
  readonly notification?: ReturnType<typeof toNotificationRow>;
}

const insertionOf = compileOnce((db: Db, rows: NewRows) =>
  selectOrderListRows(
    { db: withInsertedRows(db, rows) },
    db.selectFrom("orders").select("orders.id").as("page"),
  ),
);

/** A database in whose queries the name `orders` stands for the row that this statement inserts. */
function withInsertedRows(db: Db, { order, log, notification }: NewRows): Db {
  const logged = db
    .with("orders", (query) =>
      query
        .insertInto("orders")
        .values({ ...order, order_number: sql<number>`nextval('order_numbers')` })
        .returningAll(),
    )
    .with("logged", (query) =>
      query
        .insertInto("order_log")
        .values((select) => ({ ...log, order_id: select.selectFrom("orders").select("orders.id") }))
        .returning("order_id"),
    );
  const notified =
    notification &&
    logged.with("told", (query) =>
      insertNotificationOf(query, notification, query.selectFrom("orders").select("orders.id").$asScalar()),
    );
  return (notified ?? logged) as unknown as Db;
}
