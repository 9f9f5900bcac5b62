import { berlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import type { PlannedMovement } from "@kreislauf/contract/orders";
import { fullWithdrawalDate, orderStatus } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { ReadOutlooks } from "../agreements/index.ts";

const shownDates = 3;

/** What the orders of some agreements tell about each of them, in one statement. */
export const readOutlooks: ReadOutlooks = async ({ db, now }, agreements) => {
  const ids = agreements.map((agreement) => agreement.id);
  if (ids.length === 0) return new Map();
  const isOpen = sql`status = ${orderStatus.open}`;
  const rows = await db
    .selectFrom("orders")
    .select([
      "agreement_id",
      sql<string | null>`string_agg(distinct desired_date::text, ',' order by desired_date::text)
        filter (where ${isOpen} and desired_date >= ${berlinDate(now)})`.as("next_dates"),
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
      const outlook = {
        nextDates: (row.next_dates ?? "").split(",").filter(Boolean).slice(0, shownDates),
        claimedDate: row.claimed_date,
        lastDoneDate: row.last_done_date,
        openWithdrawals: movements.reduce((sum, { containers }) => sum - Math.min(containers, 0), 0),
        fullWithdrawalDate: fullWithdrawalDate(stock.get(row.agreement_id) ?? 0, movements),
      };
      return [row.agreement_id, outlook];
    }),
  );
};
