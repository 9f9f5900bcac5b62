import type { WriteContext } from "../../base/context.ts";
import { listRecentMails } from "../../base/mail/outbox.store.ts";
import { lockUser } from "../../users/index.ts";

/** How many mails with a link of one kind may go to one e-mail address within the window. */
const maxMails = 3;
const windowMinutes = 15;

/**
 * When the next mail with a link may go to an e-mail address; null if it may go now. Only mails that were written
 * count, so that refused requests do not prolong the wait. The caller has to lock the account, so that of several
 * requests at once each counts the mails of those before.
 */
export async function nextMailTo(
  { db, now }: WriteContext,
  kind: "invitation" | "password_reset" | "staff_password_reset",
  email: string,
): Promise<Temporal.Instant | null> {
  const since = now.subtract({ minutes: windowMinutes });
  const recent = await listRecentMails(db, kind, email, since, maxMails);
  const oldest = recent[maxMails - 1];
  return oldest === undefined ? null : Temporal.Instant.from(oldest).add({ minutes: windowMinutes });
}

/** Locks the person and returns when the next link may be mailed to them; null if it may be mailed now. */
export async function nextLinkMailAt(
  context: WriteContext,
  kind: "invitation" | "password_reset",
  person: { readonly userId: number; readonly email: string },
): Promise<Temporal.Instant | null> {
  await lockUser(context, person.userId);
  return await nextMailTo(context, kind, person.email);
}
