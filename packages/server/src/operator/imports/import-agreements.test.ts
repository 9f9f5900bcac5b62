import { agreementType } from "@kreislauf/contract/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../../test/factories/company.ts";
import { csvLines, openTestImports, type TestImports } from "../../../test/factories/import-files.ts";

let imports: TestImports;
beforeAll(async () => {
  imports = await openTestImports();
});
afterAll(() => imports.close());

const head = [
  "Vereinbarungsnummer",
  "Kundennummer",
  "Filialnummer",
  "Abfallart",
  "Behälterart",
  "Auftragsart",
  "Bestand",
  "Turnus",
  "Wochentag 1",
];

test("a table that says what the customer asks for decides on it", async () => {
  const { database } = imports.portal;
  const { companyId, siteId, agreementId, userId, token } = await createTestCompany(imports.portal);
  await database.db
    .updateTable("companies")
    .set({ customer_number: "K-1" })
    .where("id", "=", companyId)
    .execute();
  await database.db.updateTable("sites").set({ ship_to_number: "0815" }).where("id", "=", siteId).execute();
  await database.db
    .updateTable("agreements")
    .set({ agreement_number: "V-1" })
    .where("id", "=", agreementId)
    .execute();
  const wish = { agreementTypeId: agreementType.periodic, cycleInterval: 19, weekday1: 5, weekday2: null };
  const asked = await imports.portal.call({
    method: "POST",
    path: "/agreement/update",
    body: { agreementId, ...wish },
    token,
  });
  expect(asked.statusCode, asked.body).toBe(200);

  const table = csvLines(head, ["V-1", "K-1", "0815", "101", "203", "Turnus", "2", "jede Woche", "Freitag"]);
  const take = async () => (await imports.take("agreements", table)).lines[0];
  expect(await take()).toBe("0 are created, 1 are changed, 0 stay as they are.");
  const { pending_change } = await database.db
    .selectFrom("agreements")
    .select("pending_change")
    .where("id", "=", agreementId)
    .executeTakeFirstOrThrow();
  expect(pending_change).toMatchObject({ ...wish, effectiveOn: "2027-03-02" });
  const mails = await database.db
    .selectFrom("outbox_mails")
    .select("recipient_id")
    .where("kind", "=", "agreement_change_decided")
    .execute();
  expect(mails).toEqual([{ recipient_id: userId }]);
  expect(await take()).toBe("0 are created, 0 are changed, 1 stay as they are.");
});
