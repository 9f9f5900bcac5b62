import { containerAction } from "@kreislauf/contract/catalog";
import { sql } from "kysely";
import type { Work } from "../base/context.ts";
import type { Db } from "../base/database.ts";
import { happeningRow } from "../base/happenings.ts";
import { cancelWithoutContainers, lossBy } from "./cancel-without-containers.ts";
import { createdEntry, type newOrder } from "./new-order.ts";
import { orderHappening } from "./order-happening.ts";
import { selectShownOrders, type ShownOrder } from "./orders.store.ts";

/**
 * Writes a new order with its log entry and what others are told of it, in one statement, which gives the order as it
 * is shown, and cancels what a withdrawal makes pointless. Its agreement is locked.
 */
export async function writeOrder(work: Work, order: ReturnType<typeof newOrder>): Promise<ShownOrder> {
  const shown = await selectShownOrders(
    { db: written(work, order) },
    work.db.selectFrom("orders").select("orders.id").as("page"),
  ).executeTakeFirstOrThrow();
  if (order.container_action_id === containerAction.remove)
    await cancelWithoutContainers(work, lossBy(order));
  return shown;
}

/** Where the row just written goes by the name of its table, which it hides. */
function written({ db, now }: Work, order: ReturnType<typeof newOrder>): Db {
  const at = now.toString();
  const { change, old, new: given } = createdEntry(order);
  const happening = orderHappening(order, change, given, order.created_by);
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
          new: JSON.stringify(given),
        }))
        .returning("order_id"),
    );
  const told =
    happening &&
    logged.with("told", (query) =>
      query
        .insertInto("happenings")
        .values((select) => ({
          ...happeningRow({ ...happening, subjectId: null }, at),
          subject_id: select.selectFrom("orders").select("orders.id"),
        }))
        .returning("subject_id"),
    );
  return (told ?? logged) as unknown as Db;
}
