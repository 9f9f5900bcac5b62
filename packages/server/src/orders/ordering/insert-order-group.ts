import type { WriteContext } from "../../base/context.ts";
import { drawGroupNumbers } from "./order-numbers.store.ts";
import { createdLogEntry, type buildNewOrder } from "../steps/new-order.ts";

/**
 * Writes several new orders as one group, with their log entries. Returns the group's number and the ids in the
 * sequence of the given orders.
 */
export async function insertOrderGroup(
  work: WriteContext,
  orders: readonly ReturnType<typeof buildNewOrder>[],
): Promise<{ readonly group: number; readonly ids: readonly number[] }> {
  const { group, numbers } = await drawGroupNumbers(work, orders.length);
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
        const { change, old, new: given } = createdLogEntry(order);
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
