import { berlinDate } from "@kreislauf/contract/base";
import type { AwaitingFeedback, OrderPageQuery, TodaysDisposals } from "@kreislauf/contract/orders";
import { orderStatus } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { Context } from "../base/context.ts";
import { selectShownOrders, visibleOrders } from "./orders.store.ts";
import { toOrder } from "./shown-order.ts";

/** Sites with disposals planned for today's date in Berlin, done ones included. */
export async function todaysDisposals(context: Context): Promise<TodaysDisposals> {
  const today = visibleOrders(context)
    .select(["orders.location_id", (select) => select.fn.countAll<number>().as("count")])
    .where("orders.desired_date", "=", berlinDate(context.now))
    .where("orders.status", "in", [orderStatus.open, orderStatus.done])
    .groupBy("orders.location_id")
    .as("today");
  const disposals = await context.db
    .selectFrom(today)
    .innerJoin("locations", "locations.id", "today.location_id")
    .select([
      "locations.id as serviceLocationId",
      "locations.alias as site",
      "locations.street",
      "locations.house_number as houseNumber",
      "locations.zip",
      "locations.city",
      "today.count",
    ])
    .where("locations.active", "=", true)
    .orderBy(sql`locations.sort_key collate "C"`)
    .orderBy("locations.id")
    .execute();
  return { disposals };
}

/** Open orders of past days, the oldest first: they wait to be set to done or claimed. */
export async function awaitingFeedback(context: Context, page: OrderPageQuery): Promise<AwaitingFeedback> {
  const waiting = visibleOrders(context)
    .select(["orders.id", sql<number>`count(*) over ()`.as("total")])
    .where("orders.status", "=", orderStatus.open)
    .where("orders.desired_date", "<", berlinDate(context.now))
    .orderBy("orders.desired_date")
    .orderBy("orders.id")
    .limit(page.amount)
    .offset(page.offset)
    .as("page");
  const rows = await selectShownOrders(context, waiting)
    .select(sql<number>`page.total`.as("total"))
    .orderBy("orders.desired_date")
    .orderBy("orders.id")
    .execute();
  return { orders: rows.map((row) => toOrder(row, context)), total: rows[0]?.total ?? 0 };
}
