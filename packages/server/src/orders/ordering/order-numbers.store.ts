import { sql } from "kysely";
import type { WriteContext } from "../../base/context.ts";

/** The orders that have one of these numbers, with their agreement and whether they were imported. */
export const listOrdersByNumber = ({ db }: WriteContext, numbers: readonly number[]) =>
  db
    .selectFrom("orders")
    .select((select) => [
      "order_number",
      "agreement_id",
      select
        .exists(
          select
            .selectFrom("order_log")
            .select("order_log.id")
            .whereRef("order_log.order_id", "=", "orders.id")
            .where("order_log.change", "=", "imported"),
        )
        .as("is_imported"),
    ])
    .where("order_number", "in", [...numbers])
    .execute();

/** Makes later orders get numbers greater than `number`. A rollback does not undo this change of the sequence. */
export async function advanceOrderNumbers({ db }: WriteContext, number: number): Promise<void> {
  await sql`select setval('order_numbers', ${number}::bigint) from order_numbers
    where last_value < ${number}::bigint`.execute(db);
}

/** Draws a number for a group of orders, and an order number for each of its `amount` orders, ascending. */
export async function drawGroupNumbers(
  { db }: WriteContext,
  amount: number,
): Promise<{ readonly group: number; readonly numbers: readonly number[] }> {
  const { rows } = await sql<{ group: number; number: number }>`
    with drawn as (select nextval('task_creation_groups')::integer as "group")
    select "group", nextval('order_numbers')::integer as number
    from drawn, generate_series(1, ${amount}::integer)`.execute(db);
  const group = (rows[0] as { group: number }).group;
  return { group, numbers: rows.map((row) => row.number).toSorted((one, other) => one - other) };
}
