import type { Db } from "../base/database/database.ts";
import type { Mail } from "./mail.ts";

/** Adds a mail. A mail with a known message id is a repetition and is not added. */
export const insertMailboxMail = (db: Db, mail: Mail, html: string, now: Temporal.Instant) =>
  db
    .insertInto("mailbox")
    .values({
      message_id: mail.messageId,
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      html,
      attachments: JSON.stringify(
        mail.attachments.map(({ name, content }) => ({ name, bytes: content.length })),
      ),
      received_at: now.toString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The latest mails, newest first. */
export const listMailbox = (db: Db, amount: number) =>
  db
    .selectFrom("mailbox")
    .selectAll()
    .orderBy("received_at", "desc")
    .orderBy("message_id")
    .limit(amount)
    .execute();
