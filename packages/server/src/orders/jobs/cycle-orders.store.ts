import type { BerlinDate } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { WriteContext } from "../../base/context.ts";
import { type buildNewOrder, createdLogEntry } from "../steps/new-order.ts";

/**
 * The cycle days and desired dates of orders, by agreement id, if one of the two is `from` or later. Cancelled orders
 * are included, because a cycle day gets an order only once.
 */
export async function listExistingDays(
  { db }: WriteContext,
  agreementIds: readonly number[],
  from: BerlinDate,
) {
  const rows = await db
    .selectFrom("orders")
    .select(["agreement_id", "cycle_day as cycleDay", "desired_date as date", "status"])
    .where("agreement_id", "in", [...agreementIds])
    .where((where) => where.or([where("cycle_day", ">=", from), where("desired_date", ">=", from)]))
    .execute();
  return Map.groupBy(rows, (row) => row.agreement_id);
}

type NewCycleOrder = ReturnType<typeof buildNewOrder>;

/**
 * Inserts orders with their log entries. Skips a cycle day for which another process has created the order meanwhile.
 */
export async function insertCycleOrders(work: WriteContext, orders: readonly NewCycleOrder[]): Promise<void> {
  const written = await work.db
    .insertInto("orders")
    .values(orders.map((order) => ({ ...order, order_number: sql<number>`nextval('order_numbers')` })))
    .onConflict((conflict) => conflict.columns(["agreement_id", "cycle_day"]).doNothing())
    .returning(["id", "agreement_id", "cycle_day"])
    .execute();
  if (written.length === 0) return;
  const keyOf = (row: { readonly agreement_id: number; readonly cycle_day: string | null }) =>
    `${row.agreement_id} ${row.cycle_day}`;
  const byDay = new Map(orders.map((order) => [keyOf(order), order]));
  await work.db
    .insertInto("order_log")
    .values(
      written.map((row) => {
        const { change, old, new: given } = createdLogEntry(byDay.get(keyOf(row)) as NewCycleOrder);
        return {
          order_id: row.id,
          changed_on: work.now.toString(),
          changed_by: systemUser.system,
          change,
          old: JSON.stringify(old),
          new: JSON.stringify({ ...given, cause: "cycle" }),
        };
      }),
    )
    .execute();
}
