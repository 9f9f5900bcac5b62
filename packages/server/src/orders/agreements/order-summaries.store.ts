import { berlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { fullWithdrawalDate, orderStatus, type PlannedMovement } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { ReadOrderSummaries } from "../../agreements/index.ts";

const shownDates = 3;

/** What orders contribute to some agreements, in one statement. */
export const readOrderSummaries: ReadOrderSummaries = async ({ db, now }, agreements) => {
  const ids = agreements.map((agreement) => agreement.id);
  if (ids.length === 0) return new Map();
  const nextDay = sql`desired_date::text || '/' || coalesce(cycle_day::text, '')`;
  const isOpen = sql`status = ${orderStatus.open}`;
  const rows = await db
    .selectFrom("orders")
    .select([
      "agreement_id",
      sql<string | null>`string_agg(distinct ${nextDay}, ',' order by ${nextDay})
        filter (where ${isOpen} and desired_date >= ${berlinDate(now)})`.as("next_days"),
      sql<string | null>`max(desired_date) filter (where status = ${orderStatus.claimed})`.as("claimed_date"),
      sql<string | null>`max(desired_date) filter (where status = ${orderStatus.done})`.as("last_done_date"),
      sql<PlannedMovement[] | null>`json_agg(
        json_build_object('date', desired_date, 'containers',
          case container_action_id when ${containerAction.place} then amount else -amount end) order by id)
        filter (where ${isOpen} and executed_on is null
          and container_action_id in (${containerAction.place}, ${containerAction.remove}))`.as("movements"),
    ])
    .where("agreement_id", "in", ids)
    .groupBy("agreement_id")
    .execute();
  const stock = new Map(agreements.map((agreement) => [agreement.id, agreement.containersOnSite]));
  return new Map(
    rows.map((row) => {
      const movements = row.movements ?? [];
      const summary = {
        nextDays: nearestDays(row.next_days ?? ""),
        claimedDate: row.claimed_date,
        lastDoneDate: row.last_done_date,
        openWithdrawals: movements.reduce((sum, { containers }) => sum - Math.min(containers, 0), 0),
        fullWithdrawalDate: fullWithdrawalDate(stock.get(row.agreement_id) ?? 0, movements),
      };
      return [row.agreement_id, summary];
    }),
  );
};

/** `2027-03-30/2027-03-29,2027-04-06/`: the nearest days, each with the cycle day it stands for, if any. */
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
