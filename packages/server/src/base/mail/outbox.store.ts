import { sql, type SqlBool } from "kysely";
import type { Db } from "../database/database.ts";
import type { Job, LeaseTable } from "../jobs/lease-queue.store.ts";
import type { Mails } from "./outbox.ts";

export const outboxTable: LeaseTable<"outbox_mails"> = {
  name: "outbox_mails",
  key: "id",
  leaseNumber: "attempts",
  isWaiting: sql<SqlBool>`sent_at is null and failed_at is null`,
};

export type LeasedMail = Job<"outbox_mails">;

/** Marks a mail as sent and deletes its data, even if another process holds its lease by now. */
export const markMailSent = (db: Db, { id }: LeasedMail, now: Temporal.Instant) =>
  db
    .updateTable("outbox_mails")
    .set({ sent_at: now.toString(), leased_until: null, last_error: null, data: "{}" })
    .where("id", "=", id)
    .execute();

/**
 * Marks a mail as failed for good; the operator can retry it. Changes nothing if another process has leased it since,
 * or it was sent.
 */
export const markMailFailed = (db: Db, mail: LeasedMail, error: string, now: Temporal.Instant) =>
  db
    .updateTable("outbox_mails")
    .set({ failed_at: now.toString(), leased_until: null, last_error: error })
    .where("id", "=", mail.id)
    .where("attempts", "=", mail.attempts)
    .where("sent_at", "is", null)
    .execute();

/**
 * Deletes the unsent mails of a kind to an e-mail address about one company: only those about `siteId` if it is given,
 * and none about `exceptSiteIds`.
 */
export const withdrawMailsTo = (
  db: Db,
  kind: keyof Mails,
  email: string,
  about: {
    readonly companyId: number;
    readonly siteId?: number;
    readonly exceptSiteIds: readonly number[];
  },
) =>
  db
    .deleteFrom("outbox_mails")
    .where("recipient_email", "=", email)
    .where("kind", "=", kind)
    .where("sent_at", "is", null)
    .where(sql<SqlBool>`(data ->> 'companyId')::integer = ${about.companyId}`)
    .$if(about.siteId !== undefined, (query) =>
      query.where(sql<SqlBool>`(data ->> 'siteId')::integer = ${about.siteId}`),
    )
    .where(sql<SqlBool>`(data ->> 'siteId')::integer <> all (${[...about.exceptSiteIds]}::integer[])`)
    .execute();

/**
 * When the latest mails of a kind to an e-mail address were written: at most `limit`, none before `since`, newest
 * first.
 */
export async function listRecentMails(
  db: Db,
  kind: keyof Mails,
  email: string,
  since: Temporal.Instant,
  limit: number,
): Promise<readonly string[]> {
  const mails = await db
    .selectFrom("outbox_mails")
    .select("created_at")
    .where("recipient_email", "=", email)
    .where("kind", "=", kind)
    .where("created_at", ">", since.toString())
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return mails.map((mail) => mail.created_at);
}

/** Unsent mails with a failed attempt, given up or to be retried; oldest first, at most 500. */
export const listFailedMails = (db: Db) =>
  db
    .selectFrom("outbox_mails")
    .selectAll()
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(500)
    .execute();

/** Makes all failed mails, or the one with this id, due at once with all their attempts again; returns how many. */
export async function retryFailedMails(db: Db, now: Temporal.Instant, id?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox_mails")
    .set({ failed_at: null, leased_until: null, attempts: 0, due_at: now.toString() })
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    // A mail that is being sent right now is skipped.
    .where((where) =>
      where.or([where("leased_until", "is", null), where("leased_until", "<", now.toString())]),
    )
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Deletes at most `limit` mails written before an instant that no longer wait to be sent; returns how many. The content
 * of sent mails was emptied before.
 */
export async function deleteOldMails(db: Db, before: Temporal.Instant, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox_mails")
    .where("id", "in", (query) =>
      query
        .selectFrom("outbox_mails as old")
        .select("old.id")
        .where("old.created_at", "<", before.toString())
        .where((where) =>
          where.or([where("old.sent_at", "is not", null), where("old.failed_at", "is not", null)]),
        )
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
