import { berlinDate } from "@kreislauf/contract/base";
import { type OrderPageQuery, orderPhases, orderStatus, type TimeWindow } from "@kreislauf/contract/orders";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../base/context.ts";
import { assignedSiteIds } from "../../sites/index.ts";
import { hasPhase, orderPhaseColumn } from "../base/order-phase.store.ts";
import { isProposalExpired, selectOrderListRows, visibleOrders } from "../base/orders.store.ts";
import type { PhaseClock } from "../base/phase-clock.ts";

/**
 * The person's sites with the number of their open and claimed orders in each phase; null for a site without such
 * orders. The counts are materialized, so that PostgreSQL counts only once, however few orders it expects the company
 * to have.
 */
export function listSitesWithRunningOrders(context: Context, clock: PhaseClock) {
  const phases = visibleOrders(context)
    .where(hasPhase(context, clock, orderPhases))
    .select(["orders.site_id", orderPhaseColumn(context, clock).as("phase")])
    .as("phases");
  const running = context.db
    .selectFrom(phases)
    .select("phases.site_id")
    .select(({ fn }) =>
      orderPhases.map((phase) => fn.countAll<number>().filterWhere("phases.phase", "=", phase).as(phase)),
    )
    .groupBy("phases.site_id");
  return context.db
    .with(
      (name) => name("running").materialized(),
      () => running,
    )
    .selectFrom("sites")
    .leftJoin("running", "running.site_id", "sites.id")
    .select(["sites.id", "sites.active", "sites.alias", "sites.lat", "sites.lon"])
    .select(["sites.street", "sites.house_number as houseNumber", "sites.zip", "sites.city"])
    .select(["sites.site_order_number as locationOrderNumber"])
    .select(orderPhases.map((phase) => `running.${phase}` as const))
    .where("sites.id", "in", assignedSiteIds(context))
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy("sites.id")
    .execute();
}

/**
 * The person's sites with orders for today (Berlin) that are not cancelled: how many, in which time windows, and how
 * many are confirmed, carried out or failed.
 */
export function listSitesWithOrdersToday(context: Context) {
  const today = visibleOrders(context)
    .select(({ fn }) => [
      "orders.site_id",
      fn.countAll<number>().as("count"),
      sql<TimeWindow[]>`array_agg(distinct orders.time_window)`.as("timeWindows"),
      fn.countAll<number>().filterWhere("orders.confirmed_date", "is not", null).as("confirmed"),
      fn.countAll<number>().filterWhere("orders.executed_on", "is not", null).as("executed"),
      fn.countAll<number>().filterWhere("orders.status", "=", orderStatus.failedTrip).as("failed"),
    ])
    .where("orders.desired_date", "=", berlinDate(context.now))
    .where("orders.status", "!=", orderStatus.cancelled)
    .groupBy("orders.site_id")
    .as("today");
  return context.db
    .selectFrom(today)
    .innerJoin("sites", "sites.id", "today.site_id")
    .selectAll("today")
    .select(["sites.id as serviceLocationId", "sites.alias as site", "sites.street"])
    .select(["sites.house_number as houseNumber", "sites.zip", "sites.city", "sites.active"])
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy("sites.id")
    .execute();
}

/**
 * Open orders with a desired date before today (Berlin), the oldest first. Each row has the number of all such orders.
 */
export const listPastOpenOrders = (context: Context, page: OrderPageQuery) =>
  listPage(
    context,
    page,
    visibleOrders(context)
      .where("orders.status", "=", orderStatus.open)
      .where("orders.desired_date", "<", berlinDate(context.now)),
    sql`orders.desired_date`,
  );

/**
 * Orders whose proposed date can still be answered, the one with the next deadline first. Each row has the number of
 * all such orders.
 */
export const listOrdersWithOpenProposal = (context: Context, page: OrderPageQuery) =>
  listPage(
    context,
    page,
    visibleOrders(context)
      .where("orders.proposal", "is not", null)
      .where("orders.status", "=", sql.lit(orderStatus.open))
      .where((where) => where.not(isProposalExpired(context))),
    sql`(orders.proposal ->> 'answerBy')::timestamptz`,
  );

function listPage(
  context: Context,
  page: OrderPageQuery,
  orders: ReturnType<typeof visibleOrders>,
  order: RawBuilder<unknown>,
) {
  const found = orders
    .select(["orders.id", sql<number>`count(*) over ()`.as("total")])
    .orderBy(order)
    .orderBy("orders.id")
    .limit(page.amount)
    .offset(page.offset)
    .as("page");
  return selectOrderListRows(context, found)
    .select(sql<number>`page.total`.as("total"))
    .orderBy(order)
    .orderBy("orders.id")
    .execute();
}
