import type { WriteContext } from "../../base/context.ts";

/** Says in the log of new orders who approved them; their first entry names who asked for them. */
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
