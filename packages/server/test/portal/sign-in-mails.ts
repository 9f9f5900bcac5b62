import { testNow, type TestPortal } from "./portal.ts";

export const newPassword = "Grünschnitt7";

/** Clears failed attempts, link requests and mails of the previous test, and resets the clock. */
export async function resetSignInState(portal: TestPortal): Promise<void> {
  portal.setNow(testNow);
  const { db } = portal.database;
  await db.deleteFrom("sign_in_failures").execute();
  await db.deleteFrom("link_requests").execute();
  await db.deleteFrom("outbox_mails").execute();
}

interface SentMail {
  readonly kind: string;
  readonly data: { readonly token: string };
}

/** The mails in the outbox to an e-mail address, oldest first. */
export async function mailsTo(portal: TestPortal, email: string): Promise<SentMail[]> {
  const rows = await portal.database.db
    .selectFrom("outbox_mails")
    .select(["kind", "data"])
    .where("recipient_email", "=", email)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows as SentMail[];
}

/** The token of the link in the latest mail to an e-mail address; empty if there is none. */
export async function lastLinkToken(portal: TestPortal, email: string): Promise<string> {
  return (await mailsTo(portal, email)).at(-1)?.data.token ?? "";
}
