import type { SqlBool } from "kysely";
import { sql } from "kysely";
import type { Actor } from "../base/context.ts";
import type { Db } from "../base/database.ts";
import type { Mail } from "./mail.ts";

/** A lease ends on its own, so that the mail of a dead process is taken up again. */
export const leaseSeconds = 60;

const leaseEnd = (now: Temporal.Instant) => now.add({ seconds: leaseSeconds }).toString();

/** Takes the mail that has waited longest, so that nobody else takes it; the attempt's number names the holder. */
export async function leaseDueMail(db: Db, now: Temporal.Instant) {
  const due = db
    .selectFrom("outbox_mails")
    .select("id")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("due_at", "<=", now.toString())
    .where((where) =>
      where.or([where("leased_until", "is", null), where("leased_until", "<", now.toString())]),
    )
    .orderBy("due_at")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked();
  return await db
    .updateTable("outbox_mails")
    .set({ leased_until: leaseEnd(now), attempts: sql<number>`attempts + 1` })
    .where("id", "=", due)
    .returning(["id", "kind", "recipient_email", "data", "attempts", "created_at"])
    .executeTakeFirst();
}

export type LeasedMail = NonNullable<Awaited<ReturnType<typeof leaseDueMail>>>;

/** The mail as far as this attempt still holds it. */
const held = (db: Db, { id, attempts }: LeasedMail) =>
  db
    .updateTable("outbox_mails")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("sent_at", "is", null);

export const renewLease = (db: Db, mail: LeasedMail, now: Temporal.Instant) =>
  held(db, mail)
    .set({ leased_until: leaseEnd(now) })
    .execute();

/** It is out, whoever holds it by now. */
export const markSent = (db: Db, { id }: LeasedMail, now: Temporal.Instant) =>
  db
    .updateTable("outbox_mails")
    .set({ sent_at: now.toString(), leased_until: null, last_error: null, data: "{}" })
    .where("id", "=", id)
    .execute();

export const postpone = (db: Db, mail: LeasedMail, error: string, due: Temporal.Instant) =>
  held(db, mail).set({ due_at: due.toString(), leased_until: null, last_error: error }).execute();

/** Leaves the mail to the operator. */
export const giveUp = (db: Db, mail: LeasedMail, error: string, now: Temporal.Instant) =>
  held(db, mail).set({ failed_at: now.toString(), leased_until: null, last_error: error }).execute();

/** The same message id a second time is the same mail. */
export const keepInMailbox = (db: Db, mail: Mail, html: string, now: Temporal.Instant) =>
  db
    .insertInto("mailbox")
    .values({
      message_id: mail.messageId,
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      html,
      received_at: now.toString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Newest first. */
export const listMailbox = (db: Db, amount: number) =>
  db
    .selectFrom("mailbox")
    .selectAll()
    .orderBy("received_at", "desc")
    .orderBy("message_id")
    .limit(amount)
    .execute();

/** Which of the sites the person sees. */
export async function seenAmong(db: Db, actor: Actor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("user_locations")
    .select("location_id")
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .where(sql<SqlBool>`location_id = any(${[...ids]})`)
    .execute();
  return new Set(rows.map((row) => row.location_id));
}

/** Mails that were given up, or wait after a failed attempt; the oldest first. */
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

/** Makes failed mails due at once, with all their attempts before them; returns how many. */
export async function retryFailedMails(db: Db, now: Temporal.Instant, id?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox_mails")
    .set({ failed_at: null, leased_until: null, attempts: 0, due_at: now.toString() })
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    // One that is under way is left alone.
    .where((where) =>
      where.or([where("leased_until", "is", null), where("leased_until", "<", now.toString())]),
    )
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
