import type { WriteContext } from "../../base/context.ts";

/**
 * Adds an entry to the log of each new order that says who approved it. The first entry of a log names the person who
 * asked for the order.
 */
export async function logApproval(
  { db, now }: WriteContext,
  orderIds: readonly number[],
  approvedBy: number,
): Promise<void> {
  await db
    .insertInto("order_log")
    .values(
      orderIds.map((id) => ({
        order_id: id,
        changed_on: now.toString(),
        changed_by: approvedBy,
        change: "approved" as const,
        old: "{}",
        new: "{}",
      })),
    )
    .execute();
}
