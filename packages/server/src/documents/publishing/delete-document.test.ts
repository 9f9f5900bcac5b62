import { retainedUntil } from "@kreislauf/contract/documents";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createTestDocument, pdfUri, testPdf } from "../../../test/factories/document.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { openFiles } from "../../base/files/files.ts";

let portal: TestPortal;
let company: TestCompany;
let key: string;
beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal, ["documents:write"]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const remove = (id: number) =>
  portal.call({ method: "DELETE", path: `/provider/v1/document/${id}`, token: key });
const codeOf = async (answer: Promise<{ json(): { code: string } }>) => (await answer).json().code;

test.each([
  ["2027-01-01", "2035-12-31"],
  ["2027-12-31", "2035-12-31"],
  ["2028-01-01", "2036-12-31"],
  ["2024-02-29", "2032-12-31"],
])("what is dated %s is kept until the end of %s", (date, until) => {
  expect(retainedUntil(date)).toBe(until);
});

test("a document is deleted from the first day on that it need not be kept, in Berlin's time, and not before", async () => {
  const pdf = testPdf(`kept ${company.companyId}`);
  const document = await createTestDocument(portal, company, { date: "2027-03-01", file: pdfUri(pdf) });
  const twin = await createTestDocument(portal, company, { date: "2030-03-01", file: pdfUri(pdf) });
  const files = await openFiles(portal.config);
  const hash = await files.write(pdf);
  portal.setNow("2035-12-31T22:59:59Z");
  expect(await codeOf(remove(document.id))).toBe("document_retained");
  portal.setNow("2035-12-31T23:00:00Z");
  expect((await remove(document.id)).json()).toEqual({ id: document.id });
  expect(await codeOf(remove(document.id))).toBe("not_found");
  // The same content belongs to another document that must still be kept.
  expect(await files.read(hash)).toEqual(pdf);
  expect(await codeOf(remove(twin.id))).toBe("document_retained");
  portal.setNow("2039-01-01T09:00:00Z");
  expect((await remove(twin.id)).statusCode).toBe(200);
  await expect(files.read(hash)).rejects.toMatchObject({ code: "file_unreadable" });
});

test("what a later document corrects is kept as long as that one", async () => {
  const invoice = await createTestDocument(portal, company, { date: "2027-12-31" });
  await createTestDocument(portal, company, {
    type: "cancellation_invoice",
    correctsNumber: invoice.number,
    date: "2028-01-02",
  });
  portal.setNow("2036-06-01T08:00:00Z");
  expect(await codeOf(remove(invoice.id))).toBe("document_retained");
});

test("nothing in the database takes a document away or changes it", async () => {
  const receipt = await createTestDocument(portal, company, { type: "service_receipt" });
  const { id } = await createTestDocument(portal, company, { serviceReceiptNumbers: [receipt.number] });
  const run = (statement: string) => sql.raw(statement).execute(portal.database.db);
  for (const statement of [
    `delete from documents where id = ${id}`,
    `update documents set retained_until = '2000-01-01' where id = ${id}`,
    `update documents set net_cents = 1 where id = ${id}`,
    `delete from document_files where document_id = ${id}`,
    `update document_files set content_hash = 'other' where document_id = ${id}`,
    `delete from document_children where parent_id = ${id}`,
    "truncate documents cascade",
    "truncate document_files",
    `delete from sites where id = ${company.siteId}`,
    `delete from companies where id = ${company.companyId}`,
  ]) {
    await expect(run(statement), statement).rejects.toThrow(/kept|stay as they are|violates foreign key/);
  }
  // Setting the date on which documents are deleted helps only if that date is after the retention.
  const early = portal.database.db.transaction().execute(async (db) => {
    await sql`select set_config('kreislauf.deleting_on', '2035-12-31', true)`.execute(db);
    await db.deleteFrom("documents").where("id", "=", id).execute();
  });
  await expect(early).rejects.toThrow("is kept until 2035-12-31");
});
