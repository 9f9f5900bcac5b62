import { berlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { fullWithdrawalDate, orderStatus, type PlannedMovement } from "@kreislauf/contract/orders";
import { type ExpressionBuilder, sql, type SqlBool } from "kysely";
import type { ReadOrderSummaries } from "../../agreements/index.ts";
import type { Tables } from "../../base/database/tables.ts";
import { isPlannedMovement } from "../base/container-movements.store.ts";
import { isUnchangedCycleOrder } from "../base/upcoming-orders.store.ts";

const shownDates = 3;

/** Whether an open order will be cancelled when the accepted change of its agreement takes effect. */
const isDropped = (where: ExpressionBuilder<Tables, "orders">) =>
  sql<SqlBool>`(orders.desired_date > (agreements.pending_change ->> 'effectiveOn')::date
    and orders.executed_on is null and ${isUnchangedCycleOrder(where)}) is true`;

/** What the lists of agreements show of the agreements' orders, by agreement id, read in one statement. */
export const readOrderSummaries: ReadOrderSummaries = async ({ db, now }, agreements) => {
  const ids = agreements.map((agreement) => agreement.id);
  if (ids.length === 0) return new Map();
  const nextDay = sql`desired_date::text || '/' || coalesce(cycle_day::text, '')`;
  const isOpen = sql`orders.status = ${orderStatus.open}`;
  const rows = await db
    .selectFrom("orders")
    .innerJoin("agreements", "agreements.id", "orders.agreement_id")
    .select((where) => [
      "agreement_id",
      sql<string | null>`string_agg(distinct ${nextDay}, ',' order by ${nextDay})
        filter (where ${isOpen} and desired_date >= ${berlinDate(now)} and not ${isDropped(where)})`.as(
        "next_days",
      ),
      sql<string | null>`string_agg(distinct desired_date::text, ',' order by desired_date::text)
        filter (where ${isOpen} and ${isDropped(where)})`.as("dropped_days"),
      sql<string | null>`max(desired_date) filter (where orders.status = ${orderStatus.claimed})`.as(
        "claimed_date",
      ),
      sql<string | null>`max(desired_date) filter (where orders.status = ${orderStatus.done})`.as(
        "last_done_date",
      ),
      sql<PlannedMovement[] | null>`json_agg(
        json_build_object('date', desired_date, 'containers',
          case container_action_id when ${containerAction.place} then amount else -amount end) order by orders.id)
        filter (where ${isPlannedMovement(where)})`.as("movements"),
    ])
    .where("agreement_id", "in", ids)
    .where("agreements.id", "in", ids)
    .groupBy("agreement_id")
    .execute();
  const stock = new Map(agreements.map((agreement) => [agreement.id, agreement.containersOnSite]));
  return new Map(
    rows.map((row) => {
      const movements = row.movements ?? [];
      const summary = {
        nextDays: nearestDays(row.next_days ?? ""),
        droppedDates: (row.dropped_days ?? "").split(",").filter(Boolean),
        claimedDate: row.claimed_date,
        lastDoneDate: row.last_done_date,
        openWithdrawals: movements.reduce((sum, { containers }) => sum - Math.min(containers, 0), 0),
        fullWithdrawalDate: fullWithdrawalDate(stock.get(row.agreement_id) ?? 0, movements),
      };
      return [row.agreement_id, summary];
    }),
  );
};

/**
 * Parses `2027-03-30/2027-03-29,2027-04-06/`: the dates of the next orders, each followed by its cycle day, if any.
 * Keeps the first `shownDates` dates.
 */
function nearestDays(text: string) {
  const days = text
    .split(",")
    .filter(Boolean)
    .map((day) => day.split("/"));
  const dates = new Set([...new Set(days.map(([date]) => date))].slice(0, shownDates));
  return days
    .filter(([date]) => dates.has(date))
    .map(([date = "", cycleDay = ""]) => ({ date, cycleDay: cycleDay || null }));
}
