import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { mailDays, purgeMails } from "./purge-mails.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test("who got which mail is forgotten after 400 days; a mail that still waits is kept", async () => {
  const company = await createTestCompany(portal);
  const { db } = portal.database;
  await db.deleteFrom("outbox_mails").execute();
  const written = portal.now();
  const mail = (cause: string, ended: { sent_at?: string; failed_at?: string }) => ({
    id: randomUUID(),
    kind: "invitation" as const,
    cause,
    recipient_id: company.userId,
    recipient_email: company.email,
    data: "{}",
    created_at: written.toString(),
    due_at: written.toString(),
    leased_until: null,
    last_error: null,
    sent_at: null,
    failed_at: null,
    ...ended,
  });
  await db
    .insertInto("outbox_mails")
    .values([
      mail("sent", { sent_at: written.toString() }),
      mail("given up", { failed_at: written.toString() }),
      mail("waiting", {}),
    ])
    .execute();
  const end = written.add({ hours: 24 * mailDays });
  expect(await purgeMails({ db, clock: { now: () => end } }, 100)).toBe(0);
  expect(await purgeMails({ db, clock: { now: () => end.add({ seconds: 1 }) } }, 100)).toBe(2);
  expect(await db.selectFrom("outbox_mails").select("cause").execute()).toEqual([{ cause: "waiting" }]);
});
