import type { ChangeCause } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { WriteContext } from "../../base/context.ts";
import type { Db } from "../../base/database/database.ts";
import { insertNotificationOf } from "../../base/record-notification.ts";
import { createdLogEntry, type buildNewOrder } from "../steps/new-order.ts";
import { orderNotification } from "../base/order-notification.ts";
import { selectOrderListRows, type OrderListRow } from "../base/orders.store.ts";

/**
 * Inserts an order, its log entry with the cause and its notification in one statement; returns the row as lists show
 * it.
 */
export const insertOrderRow = (
  work: WriteContext,
  order: ReturnType<typeof buildNewOrder>,
  cause?: ChangeCause,
): Promise<OrderListRow> =>
  selectOrderListRows(
    { db: withInsertedOrder(work, order, cause) },
    work.db.selectFrom("orders").select("orders.id").as("page"),
  ).executeTakeFirstOrThrow();

/** The row just written is referenced by the name of its table, which it shadows. */
function withInsertedOrder(
  { db, now }: WriteContext,
  order: ReturnType<typeof buildNewOrder>,
  cause: ChangeCause | undefined,
): Db {
  const at = now.toString();
  const { change, old, new: given } = createdLogEntry(order);
  const notification = orderNotification(order, change, given, order.created_by);
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
        .values((select) => ({
          order_id: select.selectFrom("orders").select("orders.id"),
          changed_on: at,
          changed_by: order.created_by,
          change,
          old: JSON.stringify(old),
          new: JSON.stringify({ ...given, ...(cause && { cause }) }),
        }))
        .returning("order_id"),
    );
  const notified =
    notification &&
    logged.with("told", (query) =>
      insertNotificationOf(
        query,
        notification,
        at,
        query.selectFrom("orders").select("orders.id").$asScalar(),
      ),
    );
  return (notified ?? logged) as unknown as Db;
}
