import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { deleteOldMails } from "../base/mail/outbox.store.ts";

/**
 * Days for which the record of a mail and its recipient is kept: as long as a mail with the same cause could be sent
 * again.
 */
export const mailDays = 400;

interface Source {
  readonly db: Db;
  readonly clock: Pick<Clock, "now">;
}

/**
 * Deletes a batch of mails that were written more than `mailDays` days ago and have been sent or given up; returns
 * their number.
 */
export const purgeMails = ({ db, clock }: Source, limit: number): Promise<number> =>
  deleteOldMails(db, clock.now().subtract({ hours: mailDays * 24 }), limit);
