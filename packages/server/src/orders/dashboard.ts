import { berlinDate } from "@kreislauf/contract/base";
import type { AwaitingFeedback, OrderPageQuery, TodaysDisposals } from "@kreislauf/contract/orders";
import { orderStatus } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { Context } from "../base/context.ts";
import { assignedLocationIds } from "../locations/index.ts";
import { selectShownOrders } from "./orders.store.ts";
import { toOrder } from "./shown-order.ts";

/** Sites with disposals planned for today's date in Berlin, done ones included. */
export async function todaysDisposals(context: Context): Promise<TodaysDisposals> {
  const disposals = await context.db
    .selectFrom("orders")
    .innerJoin("locations", "locations.id", "orders.location_id")
    .select((select) => [
      "locations.id as serviceLocationId",
      "locations.alias as site",
      "locations.street",
      "locations.house_number as houseNumber",
      "locations.zip",
      "locations.city",
      select.fn.countAll<number>().as("count"),
    ])
    .where("orders.company_id", "=", context.actor.companyId)
    .where("orders.location_id", "in", assignedLocationIds(context))
    .where("orders.desired_date", "=", berlinDate(context.now))
    .where("orders.status", "in", [orderStatus.open, orderStatus.done])
    .where("locations.active", "=", true)
    .groupBy("locations.id")
    .orderBy(sql`locations.sort_key collate "C"`)
    .orderBy("locations.id")
    .execute();
  return { disposals };
}

/** Open orders of past days, the oldest first: they wait to be set to done or claimed. */
export async function awaitingFeedback(context: Context, page: OrderPageQuery): Promise<AwaitingFeedback> {
  const rows = await selectShownOrders(context)
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("orders.status", "=", orderStatus.open)
    .where("orders.desired_date", "<", berlinDate(context.now))
    .orderBy("orders.desired_date")
    .orderBy("orders.id")
    .limit(page.amount)
    .offset(page.offset)
    .execute();
  return { orders: rows.map((row) => toOrder(row, context)), total: rows[0]?.total ?? 0 };
}
