import { berlinDate, startOfBerlinDay } from "@kreislauf/contract/base";
import { sql } from "kysely";
import { batches } from "../../../base/database/batches.ts";
import type { Db } from "../../../base/database/database.ts";
import { type NewNotification, toNotificationRow } from "../../../base/record-notification.ts";

/** A notification and when it happened. */
export interface DemoNotification {
  readonly at: Temporal.Instant;
  readonly notification: NewNotification;
}

/** Writes the notifications in chronological sequence, and marks those from before today as read. */
export async function writeNotifications(
  db: Db,
  notifications: readonly DemoNotification[],
  now: Temporal.Instant,
): Promise<void> {
  const inOrder = notifications.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at));
  for (const batch of batches(inOrder, 2_000)) {
    await db
      .insertInto("notifications")
      .values(batch.map(({ at, notification }) => toNotificationRow(notification, at.toString())))
      .execute();
  }
  await readUntilToday(db, now);
}

/** Marks all notifications from before today as read for everybody. */
async function readUntilToday(db: Db, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into notification_reads (user_id, company_id, read_until)
    select user_id, company_id, coalesce((
      select max(id) from notifications
      where company_id = memberships.company_id
        and occurred_at < ${startOfBerlinDay(berlinDate(now)).toString()}), 0)
    from memberships`.execute(db);
}
