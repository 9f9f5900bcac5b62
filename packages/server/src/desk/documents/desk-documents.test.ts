import { randomUUID } from "node:crypto";
import { permission } from "@kreislauf/contract/base";
import type {
  DeskDocumentDetail,
  DeskDocumentFindings,
  DeskPublication,
  DeskPublicationResult,
} from "@kreislauf/contract/desk";
import type { DocumentList } from "@kreislauf/contract/documents";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../../test/factories/company.ts";
import {
  createTestDocument,
  nextNumber,
  pdfUri,
  testFigures,
  testPdf,
} from "../../../test/factories/document.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let staff: TestStaff;
let number: string;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["documents"] });
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  number = nextNumber("RE");
});

const desk = (path: string, body?: object) =>
  portal.call({
    method: body ? "POST" : "GET",
    path: `/desk/v1${path}`,
    ...(body && { body }),
    token: staff.token,
  });
const batchId = randomUUID();

interface Published {
  readonly result: DeskPublicationResult;
  readonly documentId: number;
  readonly version: number;
}
const send = (wish: Partial<DeskPublication> = {}) =>
  desk("/documents", {
    batchId,
    serviceLocationId: company.siteId,
    type: "invoice",
    number,
    date: "2027-02-28",
    monthOfService: "2027-02",
    netAmount: 36_200,
    file: pdfUri(testPdf(number)),
    ...wish,
  });
const publish = async (wish?: Partial<DeskPublication>) => (await send(wish)).json<Published>();
const codeOf = async (wish: Partial<DeskPublication>) => {
  const answer = await send(wish);
  return [answer.statusCode, answer.json<{ code: string }>().code];
};
const correction = (version = 1) => ({ version, reason: "Zahlendreher im Betrag." });
const corrected = { netAmount: 32_600, file: pdfUri(testPdf("corrected")) };

const listed = async () =>
  (
    await portal.call({
      method: "POST",
      path: "/docuware/documents",
      body: { totalAmounts: true },
      token: company.token,
    })
  ).json<DocumentList>();
const detail = async (id: number) => (await desk(`/documents/${id}`)).json<DeskDocumentDetail>();
const file = (id: number, query = "") =>
  portal.call({ path: `/docuware/document/${id}/file${query}`, token: company.token });

describe("publishing at the desk", () => {
  test("a file becomes a document that the customer reads; the same again changes nothing", async () => {
    const first = await publish();
    expect(first).toMatchObject({ result: "published", version: 1 });
    expect(await publish()).toEqual({ ...first, result: "unchanged" });
    expect(await publish({ netAmount: null })).toEqual({ ...first, result: "unchanged" });
    expect((await listed()).documents).toMatchObject([
      { id: first.documentId, netAmount: 36_200, forms: ["pdf"] },
    ]);
    expect((await file(first.documentId)).rawPayload).toEqual(testPdf(number));
  });

  test("other content under the number needs a reason and the version that was seen", async () => {
    const { documentId } = await publish();
    expect(await codeOf(corrected)).toEqual([409, "document_exists"]);
    expect(await codeOf({ ...corrected, correction: correction(2) })).toEqual([409, "document_changed"]);
    expect(await codeOf({ ...corrected, correction: { version: 1, reason: "–" } })).toEqual([
      400,
      "validation",
    ]);
    expect(await publish({ ...corrected, correction: correction() })).toEqual({
      result: "corrected",
      documentId,
      version: 2,
    });
    const { documents, netSum } = await listed();
    expect([documents.length, documents[0]?.netAmount, netSum]).toEqual([1, 32_600, 32_600]);
    expect((await file(documentId)).rawPayload).toEqual(testPdf("corrected"));
    expect((await file(documentId, "?version=1")).rawPayload).toEqual(testPdf(number));
    expect((await file(documentId, "?version=3")).statusCode).toBe(404);
    const { versions } = (
      await portal.call({
        path: `/docuware/children-documents?documentId=${documentId}`,
        token: company.token,
      })
    ).json<{ versions: unknown[] }>();
    expect(versions).toMatchObject([
      { version: 1, netAmount: 36_200, reason: "Zahlendreher im Betrag.", monthOfServiceDate: "2027-02-01" },
    ]);
    expect((await detail(documentId)).versions).toEqual(versions);
  });

  test("a number of another site, and figures of the interface, are not replaced", async () => {
    await publish();
    const stranger = await createTestCompany(portal);
    expect(await codeOf({ ...corrected, serviceLocationId: stranger.siteId })).toEqual([
      409,
      "document_exists",
    ]);
    const invoice = await createTestDocument(portal, company, { invoice: testFigures() });
    expect(await codeOf({ ...corrected, number: invoice.number, correction: correction() })).toEqual([
      409,
      "document_has_figures",
    ]);
  });

  test.each([
    ["a Word file", { file: pdfUri(Buffer.from("PK\u0003\u0004 word")) }, 400, "document_unusable"],
    [
      "a PDF with a password",
      { file: pdfUri(Buffer.from("%PDF-1.7\ntrailer <</Encrypt 5 0 R>>\n%%EOF\n")) },
      400,
      "document_encrypted",
    ],
    ["an invoice without amount", { netAmount: null }, 409, "net_amount_missing"],
    ["a cancellation of nothing", { type: "cancellation_invoice" }, 409, "correction_without_original"],
    ["a site that is not there", { serviceLocationId: 999_999 }, 404, "not_found"],
  ] as const)("refuses %s", async (_name, wish, status, code) => {
    expect(await codeOf(wish)).toEqual([status, code]);
    expect((await listed()).totalRecords).toBe(0);
  });

  test("the database keeps what was published: nothing changes without its version", async () => {
    const { documentId: id } = await publish();
    await publish({ ...corrected, correction: correction() });
    for (const statement of [
      `update documents set net_cents = 1 where id = ${id}`,
      `update documents set net_cents = 1, version = 3 where id = ${id}`,
      `update document_files set content_hash = 'other' where document_id = ${id}`,
      `update document_versions set reason = '' where document_id = ${id}`,
      `delete from document_versions where document_id = ${id}`,
    ]) {
      await expect(sql.raw(statement).execute(portal.database.db), statement).rejects.toThrow(/kept|stay as/);
    }
  });
});

describe("a batch", () => {
  const member = async () => {
    const user = await createTestUser(portal, company.companyId, {
      permissions: [permission.documentManager],
      siteIds: [company.siteId],
    });
    await portal.database.db
      .updateTable("memberships")
      .set({ document_receipt: true })
      .where("user_id", "=", user.userId)
      .execute();
    return user;
  };
  const mailsTo = (userId: number) =>
    portal.database.db.selectFrom("outbox_mails").selectAll().where("recipient_id", "=", userId).execute();

  test("is told in one mail when it ends, and once", async () => {
    const { userId } = await member();
    const batch = randomUUID();
    await publish({ batchId: batch });
    await publish({ batchId: batch, number: nextNumber("RE") });
    expect(await mailsTo(userId)).toEqual([]);
    const end = () => desk(`/document-batches/${batch}/end`, {});
    expect((await end()).json()).toEqual({ documents: 2, people: expect.any(Number) });
    expect((await end()).json()).toEqual({ documents: 0, people: 0 });
    const [mail, ...others] = await mailsTo(userId);
    expect(others).toEqual([]);
    expect(mail?.data).toMatchObject({ count: 2 });
  });
});

test("a folder is checked: whose it is, and what is published already", async () => {
  const { documentId } = await publish();
  const row = {
    type: "invoice",
    number,
    customerNumber: null,
    companyId: company.companyId,
    siteNumber: null,
  };
  const { companies, files } = (
    await desk("/documents/check", {
      files: [
        { ...row, contentHash: "0".repeat(64) },
        { ...row, number: "RE-0", customerNumber: "29009", companyId: null, contentHash: "0".repeat(64) },
      ],
    })
  ).json<DeskDocumentFindings>();
  expect(companies.map(({ id }) => id)).toEqual([company.companyId]);
  expect(files).toMatchObject([
    {
      companyId: company.companyId,
      siteId: company.siteId,
      existing: { id: documentId, version: 1, hasSameContent: false, isCorrectable: true },
    },
    { companyId: null, siteId: null, existing: null },
  ]);
});

test("a site's number alone leads to its customer, if no other has it and the file names none", async () => {
  const stranger = await createTestCompany(portal);
  const siteNumber = nextNumber("SH");
  const takeNumber = (siteId: number) =>
    portal.database.db
      .updateTable("sites")
      .set({ ship_to_number: siteNumber })
      .where("id", "=", siteId)
      .execute();
  const row = {
    type: "invoice",
    number,
    customerNumber: null,
    companyId: null,
    siteNumber,
    contentHash: "0".repeat(64),
  };
  const { customer_number: customerNumber } = await portal.database.db
    .selectFrom("companies")
    .select("customer_number")
    .where("id", "=", company.companyId)
    .executeTakeFirstOrThrow();
  const found = async (wish: object) => {
    const answer = await desk("/documents/check", { files: [{ ...row, ...wish }] });
    const [finding] = answer.json<DeskDocumentFindings>().files;
    return [finding?.companyId, finding?.siteId];
  };
  const own = [company.companyId, company.siteId];
  await takeNumber(company.siteId);
  expect(await found({})).toEqual(own);
  expect(await found({ customerNumber: "29009" })).toEqual([null, null]);
  await takeNumber(stranger.siteId);
  expect(await found({})).toEqual([null, null]);
  expect(await found({ customerNumber })).toEqual(own);
  expect(await found({ companyId: stranger.companyId })).toEqual([stranger.companyId, stranger.siteId]);
});

test("the desk sees who opened a document, by preview or ZIP, and not its own look at it", async () => {
  const { documentId: id } = await publish();
  await desk(`/document-batches/${batchId}/end`, {});
  expect((await desk(`/documents/${id}/file`)).json<{ file: string }>().file).toMatch(
    /^data:application\/pdf/,
  );
  expect((await detail(id)).openings).toEqual([]);
  await file(id);
  await portal.call({
    method: "POST",
    path: "/docuware/documents/zip",
    body: { documentIds: [id] },
    token: company.token,
  });
  expect((await detail(id)).openings).toMatchObject([{ openings: 2, version: 1 }]);
  expect((await desk(`/documents?search=${number}`)).json()).toMatchObject({
    documents: [{ id, openedBy: 1, version: 1 }],
    hasMore: false,
  });
  expect((await desk(`/documents?search=${number}&corrected=yes`)).json()).toMatchObject({ documents: [] });
});

test("figures are read from a table, and what cannot be read is named", async () => {
  const csv =
    "Belegnummer;Betrag netto;Zeitraum;Kommentar\r\nRE-1;1.284,50;03.2026;x\r\nRE-2;viel;03.2026;\r\n";
  const answer = await desk("/documents/table", {
    fileName: "betraege.csv",
    file: `data:text/csv;base64,${Buffer.from(csv).toString("base64")}`,
  });
  expect(answer.json()).toMatchObject({
    rows: [{ number: "RE-1", netAmount: 128_450, month: "2026-03", date: null }],
    problems: [{ line: 3, column: "Betrag netto", message: "Erwartet: ein Betrag in Euro wie 1.250,50" }],
    ignoredHeadings: ["Kommentar"],
  });
});
