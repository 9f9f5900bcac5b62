import { notificationDays } from "@kreislauf/contract/notifications";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { deleteOldMails } from "../base/mail/outbox.store.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { deleteNotifications } from "../base/notifications.store.ts";

interface Source {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** Expired notifications are deleted within a day; checking hourly is enough. */
const pauseMilliseconds = 3_600_000;
/** Rows per transaction: few, so that nobody waits for it. */
const batchSize = 1_000;

/** How long it is kept which mail went to whom: as long as a mail of the same cause could come again. */
export const mailDays = 400;

/** Deletes old notifications and mails, batch after batch, in every process; each row is taken by one of them. */
export const startNotificationPurge = (source: Source): RunningJob =>
  runRepeatedly(source.log, async () => (await purgeNotifications(source)) + (await purgeMails(source)) > 0, {
    name: "notification_purge",
    pauseMilliseconds,
  });

/** A batch of mails that were sent or given up long ago; returns how many. */
export const purgeMails = ({ db, clock }: Pick<Source, "db" | "clock">): Promise<number> =>
  deleteOldMails(db, clock.now().subtract({ hours: mailDays * 24 }), batchSize);

/** A batch of expired notifications; returns how many. */
export function purgeNotifications(
  { db, clock }: Pick<Source, "db" | "clock">,
  limit = batchSize,
): Promise<number> {
  const before = clock.now().subtract({ hours: notificationDays * 24 });
  return db.transaction().execute((transaction) => deleteNotifications(transaction, before, limit));
}
