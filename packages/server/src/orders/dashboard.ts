import { berlinDate } from "@kreislauf/contract/base";
import { locationLabel } from "@kreislauf/contract/locations";
import type {
  AwaitingFeedback,
  LocationsOrderInfo,
  OrderPageQuery,
  ProposalsToAnswer,
  TimeWindow,
  TodaysDisposals,
} from "@kreislauf/contract/orders";
import { orderStatus, timeWindows } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { Context } from "../base/context.ts";
import { assignedLocationIds } from "../locations/index.ts";
import { isProposalOver, selectShownOrders, visibleOrders } from "./orders.store.ts";
import { toOrder } from "./shown-order.ts";

/** The person's active sites, in the order of their labels, with what is open and claimed there. */
export async function locationsOrderInfo(context: Context): Promise<LocationsOrderInfo> {
  const { open, claimed } = orderStatus;
  const running = visibleOrders(context)
    .select(({ fn }) => [
      "orders.location_id",
      fn.countAll<number>().filterWhere("orders.status", "=", open).as("open"),
      fn.countAll<number>().filterWhere("orders.status", "=", claimed).as("claimed"),
    ])
    .where("orders.status", "in", [open, claimed])
    .groupBy("orders.location_id")
    .as("running");
  const rows = await context.db
    .selectFrom("locations")
    .leftJoin(running, "running.location_id", "locations.id")
    .select(["locations.id", "locations.alias", "locations.lat", "locations.lon"])
    .select(["locations.street", "locations.house_number as houseNumber", "locations.zip", "locations.city"])
    .select(["locations.location_order_number as locationOrderNumber", "running.open", "running.claimed"])
    .where("locations.id", "in", assignedLocationIds(context))
    .where("locations.active", "=", true)
    .orderBy(sql`locations.sort_key collate "C"`)
    .orderBy("locations.id")
    .execute();
  return {
    locations: rows.map((row) => ({
      id: row.id,
      label: locationLabel(row),
      alias: row.alias,
      city: row.city,
      lat: row.lat,
      lon: row.lon,
      open: row.open ?? 0,
      claimed: row.claimed ?? 0,
    })),
  };
}

/** Sites with disposals planned for today's date in Berlin, with what is known of them by now. */
export async function todaysDisposals(context: Context): Promise<TodaysDisposals> {
  const today = visibleOrders(context)
    .select(({ fn }) => [
      "orders.location_id",
      fn.countAll<number>().as("count"),
      sql<TimeWindow[]>`array_agg(distinct orders.time_window)`.as("timeWindows"),
      fn.countAll<number>().filterWhere("orders.confirmed_date", "is not", null).as("confirmed"),
      fn.countAll<number>().filterWhere("orders.executed_on", "is not", null).as("executed"),
      fn.countAll<number>().filterWhere("orders.status", "=", orderStatus.failedTrip).as("failed"),
    ])
    .where("orders.desired_date", "=", berlinDate(context.now))
    .where("orders.status", "!=", orderStatus.cancelled)
    .groupBy("orders.location_id")
    .as("today");
  const rows = await context.db
    .selectFrom(today)
    .innerJoin("locations", "locations.id", "today.location_id")
    .selectAll("today")
    .select(["locations.id as serviceLocationId", "locations.alias as site", "locations.street"])
    .select(["locations.house_number as houseNumber", "locations.zip", "locations.city"])
    .where("locations.active", "=", true)
    .orderBy(sql`locations.sort_key collate "C"`)
    .orderBy("locations.id")
    .execute();
  return {
    disposals: rows.map(({ location_id: _, timeWindows: asked, ...row }) => ({
      ...row,
      timeWindows: timeWindows.filter((each) => asked.includes(each)),
    })),
  };
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

/** Orders whose proposed date can still be answered, the most urgent first. */
export async function proposalsToAnswer(context: Context, page: OrderPageQuery): Promise<ProposalsToAnswer> {
  const answerBy = sql`(orders.proposal ->> 'answerBy')::timestamptz`;
  const waiting = visibleOrders(context)
    .select(["orders.id", sql<number>`count(*) over ()`.as("total")])
    .where("orders.proposal", "is not", null)
    .where("orders.status", "=", sql.lit(orderStatus.open))
    .where((where) => where.not(isProposalOver(context)))
    .orderBy(answerBy)
    .orderBy("orders.id")
    .limit(page.amount)
    .offset(page.offset)
    .as("page");
  const rows = await selectShownOrders(context, waiting)
    .select(sql<number>`page.total`.as("total"))
    .orderBy(answerBy)
    .orderBy("orders.id")
    .execute();
  return { orders: rows.map((row) => toOrder(row, context)), total: rows[0]?.total ?? 0 };
}
