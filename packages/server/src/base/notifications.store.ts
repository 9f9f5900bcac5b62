import type { Db } from "./database/database.ts";

/** Deletes the oldest notifications up to an instant, at most `most` of them; returns how many. */
export async function deleteNotifications(db: Db, until: Temporal.Instant, most: number): Promise<number> {
  const { numDeletedRows } = await db
    // Materialized, so that the rows are chosen once: a plain subquery may run again for each row and choose other
    // rows.
    .with(
      (cte) => cte("old").materialized(),
      (query) =>
        query
          .selectFrom("notifications")
          .select("id")
          .where("occurred_at", "<=", until.toString())
          .orderBy("occurred_at")
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .deleteFrom("notifications")
    .where("id", "in", (query) => query.selectFrom("old").select("old.id"))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
