import { containerAction } from "@kreislauf/contract/catalog";
import { sql } from "kysely";
import type { Work } from "../base/context.ts";
import { noteHappening } from "../base/happenings.ts";
import { cancelWithoutContainers, lossBy } from "./cancel-without-containers.ts";
import { createdEntry, type newOrder } from "./new-order.ts";
import { orderHappening } from "./order-happening.ts";

/**
 * Writes a new order with its log entry, in one statement, notes it for others, and cancels what a withdrawal makes pointless. Its
 * agreement is locked.
 */
export async function writeOrder(work: Work, order: ReturnType<typeof newOrder>): Promise<number> {
  const { change, old, new: given } = createdEntry(order);
  const { order_id: id } = await work.db
    .with("given", (query) =>
      query
        .insertInto("orders")
        .values({ ...order, order_number: sql<number>`nextval('order_numbers')` })
        .returning("id"),
    )
    .insertInto("order_log")
    .values((select) => ({
      order_id: select.selectFrom("given").select("given.id"),
      changed_on: work.now.toString(),
      changed_by: order.created_by,
      change,
      old: JSON.stringify(old),
      new: JSON.stringify(given),
    }))
    .returning("order_id")
    .executeTakeFirstOrThrow();
  const happening = orderHappening(order, change, given, order.created_by);
  if (happening !== undefined) await noteHappening(work, { ...happening, subjectId: id });
  if (order.container_action_id === containerAction.remove)
    await cancelWithoutContainers(work, lossBy(order));
  return id;
}
