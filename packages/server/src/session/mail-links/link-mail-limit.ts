import type { WriteContext } from "../../base/context.ts";
import { listRecentMails } from "../../base/mail/outbox.store.ts";
import { lockUser } from "../../users/index.ts";

/** So many mails with a link of one kind go to an address within the window. */
const maxMails = 3;
const windowMinutes = 15;

/**
 * When the next mail with a link may go to an address; null if it may go now. Only mails that were sent count, so that
 * refused requests neither prolong the wait nor take the place of a mail. The account has to be locked: of several
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

/** When a person may be sent the next link; the person's row is locked. */
export async function nextLinkMailAt(
  context: WriteContext,
  kind: "invitation" | "password_reset",
  person: { readonly userId: number; readonly email: string },
): Promise<Temporal.Instant | null> {
  await lockUser(context, person.userId);
  return await nextMailTo(context, kind, person.email);
}
