import { randomUUID } from "node:crypto";
import { permission } from "@kreislauf/contract/base";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../../test/factories/company.ts";
import { createTestDocument } from "../../../test/factories/document.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { endAbandonedBatch, noteInBatch } from "./document-notices.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());

const inTransaction = <Result>(
  minutes: number,
  work: (context: Parameters<typeof endAbandonedBatch>[0]) => Promise<Result>,
) => portal.database.db.transaction().execute((db) => work({ db, now: portal.now().add({ minutes }) }));

test("a batch that its sender leaves is told two minutes after its last document, with a correction's reason", async () => {
  const { userId } = await createTestUser(portal, company.companyId, {
    permissions: [permission.documentManager],
    siteIds: [company.siteId],
  });
  await portal.database.db
    .updateTable("memberships")
    .set({ document_receipt: true })
    .where("user_id", "=", userId)
    .execute();
  const mails = () =>
    portal.database.db.selectFrom("outbox_mails").select("data").where("recipient_id", "=", userId).execute();
  const batch = randomUUID();
  for (const [minutes, reason] of [
    [0, null],
    [1, "Zahlendreher im Betrag."],
  ] as const) {
    const { id } = await createTestDocument(portal, company, { netAmount: 8_950 });
    await inTransaction(minutes, async (context) => {
      const document = await context.db
        .selectFrom("documents")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      await noteInBatch(context, document, batch, reason);
    });
  }
  expect(await inTransaction(2, endAbandonedBatch)).toBe(false);
  expect(await mails()).toEqual([]);
  expect(await inTransaction(3, endAbandonedBatch)).toBe(true);
  expect(await inTransaction(3, endAbandonedBatch)).toBe(false);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.data).toMatchObject({
    count: 2,
    documents: [{}, { correction: "Zahlendreher im Betrag." }],
  });
});
