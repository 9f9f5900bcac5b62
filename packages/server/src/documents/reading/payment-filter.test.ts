import type { DocumentList } from "@kreislauf/contract/documents";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../../test/examples/provider-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  signInTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../../test/factories/document.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { readZip } from "../../base/files/read-zip.ts";
import { readSheet } from "../../base/sheets/read-sheet.ts";

/**
 * Gross amount of each invoice in cents. Today is 1 March 2027; invoices are due on 15 March 2027 unless the
 * bookkeeping says otherwise.
 */
const gross = 11_900;

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

interface Reported {
  readonly paid?: number;
  readonly dueDate?: string;
}

async function invoice({ paid = 0, dueDate }: Reported = {}, siteId = company.siteId) {
  const document = await createTestDocument(
    portal,
    { siteId },
    { invoice: { ...testFigures([testLine({ quantity: 1, unitPrice: 10_000 })]), dueDate: "2027-03-15" } },
  );
  await portal.database.db
    .insertInto("unseen_documents")
    .values({ user_id: company.userId, company_id: company.companyId, document_id: document.id })
    .execute();
  const payments = paid === 0 ? [] : [{ date: "2027-02-20", amount: paid, reference: "" }];
  await report({ number: document.number, payments, ...(dueDate && { dueDate }) });
  return document;
}

async function report(document: object) {
  const answer = await portal.call({
    method: "POST",
    path: "/provider/v1/document/payments",
    body: { ...testEvent(portal), documents: [document] },
    token: key,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const post = (path: string, body: object) =>
  portal.call({ method: "POST", path: `/docuware/documents${path}`, body, token: company.token });
const list = async (body: object = {}) =>
  (await post("", { totalAmounts: true, documentTypes: ["invoice"], ...body })).json<DocumentList>();
const found = async (paymentState: string) =>
  new Set((await list({ paymentState })).documents.map(({ number }) => number));
const numbersOf = (...documents: readonly { readonly number: string }[]) =>
  new Set(documents.map(({ number }) => number));

/** Publishes an invoice in each payment state. */
async function oneOfEach() {
  return {
    open: await invoice(),
    partPaid: await invoice({ paid: 5_000 }),
    overdue: await invoice({ dueDate: "2027-02-28" }),
    paid: await invoice({ paid: gross, dueDate: "2027-02-01" }),
  };
}

test("invoices are found by their payment: what is open, what of it is overdue, and what is paid", async () => {
  const { open, partPaid, overdue, paid } = await oneOfEach();
  await createTestDocument(portal, company, { netAmount: 100 });
  expect(await found("open")).toEqual(numbersOf(open, partPaid, overdue));
  expect(await found("overdue")).toEqual(numbersOf(overdue));
  expect(await found("paid")).toEqual(numbersOf(paid));
  expect(statusAndCode(await post("", { paymentState: "part_paid" }))).toEqual([400, "validation"]);
});

test("an invoice is overdue from the day after it is due, by its own figures where the bookkeeping names no day", async () => {
  const { number } = await invoice({ paid: 5_000 });
  portal.setNow("2027-03-15T22:59:00Z");
  company = { ...company, token: (await signInTestUser(portal, company.email)).accessToken };
  expect(await found("overdue")).toEqual(new Set());
  portal.setNow("2027-03-15T23:01:00Z");
  expect(await found("overdue")).toEqual(new Set([number]));
});

test("a cancelled invoice is neither due nor paid, and one that was paid beyond its amount is paid", async () => {
  const cancelled = await invoice({ dueDate: "2027-02-01" });
  await createTestDocument(portal, company, {
    type: "cancellation_invoice",
    correctsNumber: cancelled.number,
  });
  const paid = await invoice({ paid: gross + 100 });
  expect(await found("open")).toEqual(new Set());
  expect(await found("overdue")).toEqual(new Set());
  expect(await found("paid")).toEqual(numbersOf(paid));
});

test("tabs, sums and news count what the filter leaves, and other types are not narrowed", async () => {
  await oneOfEach();
  await createTestDocument(portal, company, { type: "service_receipt" });
  expect(await list({ paymentState: "overdue" })).toMatchObject({
    totalRecords: 1,
    amountsByType: { invoice: 1, service_receipt: 1 },
    netSum: 10_000,
    newDocuments: 1,
  });
});

test("archive, workbook and marking as seen take what the filter leaves, and the log says so", async () => {
  const { overdue } = await oneOfEach();
  const body = { paymentState: "overdue", documentTypes: ["invoice"] };
  const rows = String(readZip((await post("/zip", body)).rawPayload).get("Belege.csv"))
    .trim()
    .split("\r\n")
    .slice(1);
  expect(rows.map((row) => row.split(";")[1])).toEqual([overdue.number]);
  const [, ...cells] = await readSheet((await post("/table", body)).rawPayload);
  expect(cells.map((row) => row.cells[1])).toEqual([overdue.number]);
  const log = await portal.database.db
    .selectFrom("audit_log")
    .select("after")
    .where("company_id", "=", company.companyId)
    .where("action", "=", "documents_exported")
    .execute();
  expect(log.map(({ after }) => (after as { filter: unknown }).filter)).toEqual([
    ["Rechnung", "Zahlung: Überfällig"],
    ["Rechnung", "Zahlung: Überfällig"],
  ]);
  await post("/seen", { documentIds: [], ...body });
  expect((await list()).documents.filter(({ isNew }) => !isNew)).toMatchObject([{ number: overdue.number }]);
});

test("payments count as known once one is reported at a site that one sees, whatever the list is narrowed by", async () => {
  const unseen = await createTestSite(portal, company.companyId);
  await invoice({}, unseen);
  await createTestDocument(portal, company, { netAmount: 100 });
  expect((await list()).hasPayments).toBe(false);
  expect(await found("open")).toEqual(new Set());
  await invoice({ paid: gross });
  expect((await list({ filter: "nowhere" })).hasPayments).toBe(true);
  expect((await list({ totalAmounts: false })).hasPayments).toBeUndefined();
});
