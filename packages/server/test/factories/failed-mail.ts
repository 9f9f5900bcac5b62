import { randomUUID } from "node:crypto";
import type { TestCompany } from "./company.ts";
import type { TestPortal } from "../portal/portal.ts";

/** Creates a mail to the company's person whose delivery was given up; returns its id. */
export async function createFailedMail(
  portal: TestPortal,
  company: Pick<TestCompany, "userId">,
): Promise<string> {
  const id = randomUUID();
  const now = portal.now().toString();
  await portal.database.db
    .insertInto("outbox_mails")
    .values({
      id,
      kind: "documents_published",
      cause: `failed ${id}`,
      recipient_id: company.userId,
      recipient_email: `${id}@customer.example`,
      data: "{}",
      created_at: now,
      due_at: now,
      leased_until: null,
      attempts: 8,
      last_error: "550 mailbox unavailable",
      sent_at: null,
      failed_at: now,
    })
    .execute();
  return id;
}
