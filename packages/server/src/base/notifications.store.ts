import type { Db } from "./database/database.ts";

/** Deletes the oldest ones up to that time; returns how many. */
export async function deleteNotifications(db: Db, until: Temporal.Instant, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("notifications")
    .where("id", "in", (query) =>
      query
        .selectFrom("notifications as old")
        .select("old.id")
        .where("old.occurred_at", "<=", until.toString())
        .orderBy("old.occurred_at")
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
