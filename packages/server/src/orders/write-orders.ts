import { sql } from "kysely";
import type { Work } from "../base/context.ts";
import { createdEntry, type newOrder } from "./new-order.ts";

/** Writes several new orders as one group, with their log entries. Returns their ids in the order given. */
export async function writeOrders(
  work: Work,
  orders: readonly ReturnType<typeof newOrder>[],
): Promise<{ readonly group: number; readonly ids: readonly number[] }> {
  const { rows } = await sql<{ group: number; number: number }>`
    with drawn as (select nextval('task_creation_groups')::integer as "group")
    select "group", nextval('order_numbers')::integer as number
    from drawn, generate_series(1, ${orders.length}::integer)`.execute(work.db);
  const group = (rows[0] as { group: number }).group;
  const numbers = rows.map((row) => row.number).toSorted((one, other) => one - other);
  const written = await work.db
    .insertInto("orders")
    .values(
      orders.map((order, index) => ({
        ...order,
        task_creation_group: group,
        order_number: numbers[index] as number,
      })),
    )
    .returning(["id", "order_number"])
    .execute();
  const idOf = new Map(written.map((row) => [row.order_number, row.id]));
  const ids = numbers.map((number) => idOf.get(number) as number);
  await work.db
    .insertInto("order_log")
    .values(
      orders.map((order, index) => {
        const { change, old, new: given } = createdEntry(order);
        return {
          order_id: ids[index] as number,
          changed_on: work.now.toString(),
          changed_by: order.created_by,
          change,
          old: JSON.stringify(old),
          new: JSON.stringify(given),
        };
      }),
    )
    .execute();
  return { group, ids };
}
