import type { Db } from "./database/database.ts";

/** Deletes the oldest ones up to that time; returns how many. */
export async function deleteNotifications(db: Db, until: Temporal.Instant, most: number): Promise<number> {
  const { numDeletedRows } = await db
    // Chosen once: as a plain subquery it may run again for each row, and then chooses others.
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
