import { notificationDays } from "@kreislauf/contract/notifications";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { deleteNotifications } from "../base/notifications.store.ts";
import { purgeMails } from "./purge-mails.ts";

interface Source {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** Expired notifications are deleted within a day; checking hourly is enough. */
const pauseMilliseconds = 3_600_000;
/** Rows per transaction: few, so that nobody waits long for the locks. */
const batchSize = 1_000;

/** Deletes old notifications and mails, batch after batch, in every process. Each row is deleted by one process. */
export const startNotificationPurge = (source: Source): RunningJob =>
  runRepeatedly(
    source.log,
    async () => (await purgeNotifications(source)) + (await purgeMails(source, batchSize)) > 0,
    {
      name: "notification_purge",
      pauseMilliseconds,
    },
  );

/** Deletes a batch of expired notifications; returns their number. */
export function purgeNotifications(
  { db, clock }: Pick<Source, "db" | "clock">,
  limit = batchSize,
): Promise<number> {
  const before = clock.now().subtract({ hours: notificationDays * 24 });
  return db.transaction().execute((transaction) => deleteNotifications(transaction, before, limit));
}
