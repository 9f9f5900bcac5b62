import { randomUUID } from "node:crypto";
import type { InTransaction, PublicContext } from "../context.ts";
import { sendAhead } from "../database/send-ahead.ts";

/** All kinds of mails that the product sends, with the data of their templates; each room adds its own. */
export interface Mails {}

/**
 * Puts a mail into the outbox, in the transaction of its cause, so that neither exists without the other. `cause`
 * identifies the event: a person gets one mail for it, however often it is enqueued.
 */
export const enqueueMail = <Kind extends keyof Mails>(
  context: Pick<InTransaction<PublicContext>, "db" | "now">,
  mail: OutgoingMail<Kind>,
): Promise<void> => enqueueMails(context, [mail]);

export interface OutgoingMail<Kind extends keyof Mails> {
  readonly kind: Kind;
  readonly cause: string;
  readonly recipient: { readonly id: number; readonly email: string };
  readonly data: Mails[Kind];
}

/** Puts several mails of one kind into the outbox, with one statement. */
export async function enqueueMails<Kind extends keyof Mails>(
  context: Pick<InTransaction<PublicContext>, "db" | "now">,
  mails: readonly OutgoingMail<Kind>[],
): Promise<void> {
  const now = context.now.toString();
  await sendAhead(
    context.db,
    context.db
      .insertInto("outbox_mails")
      .values(
        mails.map((mail) => ({
          id: randomUUID(),
          kind: mail.kind,
          cause: mail.cause,
          recipient_id: mail.recipient.id,
          recipient_email: mail.recipient.email,
          data: JSON.stringify(mail.data),
          created_at: now,
          due_at: now,
          leased_until: null,
          last_error: null,
          sent_at: null,
          failed_at: null,
        })),
      )
      .onConflict((conflict) => conflict.columns(["cause", "recipient_id"]).doNothing()),
  );
}

/** Delays the unsent mails of a cause until an instant; call it in the transaction that wrote them. */
export const holdMails = async (
  { db }: Pick<InTransaction<PublicContext>, "db">,
  cause: string,
  until: Temporal.Instant,
): Promise<void> =>
  void (await db
    .updateTable("outbox_mails")
    .set({ due_at: until.toString() })
    .where("cause", "=", cause)
    .where("sent_at", "is", null)
    .execute());

/** Deletes the mails of a cause; if one of them has been sent or is being sent, deletes none and returns false. */
export async function withdrawMailsOfCause(
  { db }: Pick<InTransaction<PublicContext>, "db">,
  cause: string,
): Promise<boolean> {
  const mails = await db
    .selectFrom("outbox_mails")
    .select(["sent_at", "leased_until"])
    .where("cause", "=", cause)
    .forUpdate()
    .execute();
  if (mails.some(({ sent_at, leased_until }) => sent_at !== null || leased_until !== null)) return false;
  await db.deleteFrom("outbox_mails").where("cause", "=", cause).execute();
  return true;
}
