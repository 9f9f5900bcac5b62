import type { ReportedDocument, Statement } from "@kreislauf/contract/accounting";
import { addDays } from "@kreislauf/contract/base";
import type { DocumentList } from "@kreislauf/contract/documents";
import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { expectLockWaits } from "../../test/assertions/expect-lock-waits.ts";
import { readPdfBack } from "../../test/assertions/read-documents-back.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../test/factories/document.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { testDatabaseUrl } from "../../test/portal/processes.ts";

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

const report = (documents: readonly object[], event: object = testEvent(portal)) =>
  portal.call({
    method: "POST",
    path: "/provider/v1/document/payments",
    body: { ...event, documents },
    token: key,
  });
const reported = async (...documents: readonly object[]) =>
  (await report(documents)).json<{ documents: ReportedDocument[] }>().documents;
const read = async (query = "", { token } = company) =>
  (await portal.call({ path: `/accounts/statement?${query}`, token })).json<Statement>();
/** Creates an invoice over `hundreds` times 100 euros net, which is 119 euros gross each. */
const invoice = (hundreds = 1, wish: object = {}) =>
  createTestDocument(portal, company, {
    invoice: testFigures([testLine({ quantity: hundreds, unitPrice: 10_000 })]),
    ...wish,
  });

test("payments are reported per number, and show in the list and at the invoice", async () => {
  const { id, number } = await invoice();
  const part = { date: "2027-03-01", amount: 5_000, reference: "Überweisung 4711" };
  expect(await reported({ number, payments: [part] })).toEqual([
    {
      id,
      number,
      type: "invoice",
      grossAmount: 11_900,
      paidAmount: 5_000,
      openAmount: 6_900,
      state: "part_paid",
      dueDate: "2027-03-15",
    },
  ]);
  const list = await portal.call({
    method: "POST",
    path: "/docuware/documents",
    body: {},
    token: company.token,
  });
  expect(list.json<DocumentList>().documents[0]).toMatchObject({
    dueDate: "2027-03-15",
    payment: { state: "part_paid", paidAmount: 5_000, openAmount: 6_900 },
  });
  const check = await portal.call({ path: `/invoice/${id}/check`, token: company.token });
  expect(check.json<InvoiceCheck>().payment).toEqual({
    state: "part_paid",
    paidAmount: 5_000,
    openAmount: 6_900,
    payments: [part],
  });
});

test("a report takes the place of the one before, and the same event changes nothing", async () => {
  const { number } = await invoice();
  const event = testEvent(portal);
  const first = await report([{ number, payments: [{ date: "2027-02-20", amount: 11_900 }] }], event);
  const again = await report([{ number, payments: [{ date: "2027-02-20", amount: 11_900 }] }], event);
  expect(again.json()).toEqual(first.json());
  expect(statusAndCode(await report([{ number, payments: [] }], event))).toEqual([
    409,
    "idempotency_mismatch",
  ]);
  expect(await reported({ number, dueDate: "2027-04-30", payments: [] })).toMatchObject([
    { state: "open", paidAmount: 0, dueDate: "2027-04-30" },
  ]);
  const earlier = { ...testEvent(portal), occurredAt: portal.now().subtract({ hours: 1 }).toString() };
  expect(statusAndCode(await report([{ number, payments: [] }], earlier))).toEqual([
    409,
    "event_out_of_order",
  ]);
});

test.skipIf(testDatabaseUrl === undefined)(
  "an earlier report that waited for a later one is refused, too",
  async () => {
    const { number } = await invoice();
    const earlier = { ...testEvent(portal), occurredAt: portal.now().subtract({ hours: 1 }).toString() };
    const payments = [{ date: "2027-02-20", amount: 11_900 }];
    const started = await portal.database.db.transaction().execute(async (holder) => {
      // Holds up the later report, because the account that it writes references the company.
      await holder
        .selectFrom("companies")
        .select("id")
        .where("id", "=", company.companyId)
        .forUpdate()
        .execute();
      const later = report([{ number, payments }]);
      await expectLockWaits(portal, 1);
      const waiting = report([{ number, payments: [] }], earlier);
      await expectLockWaits(portal, 2);
      return { answers: [later, waiting] as const };
    });
    const [later, waited] = await Promise.all(started.answers);
    expect(later.statusCode, later.body).toBe(200);
    expect(statusAndCode(waited)).toEqual([409, "event_out_of_order"]);
  },
);

test("several are reported together or not at all", async () => {
  const { number } = await invoice();
  const answer = await report([
    { number, payments: [] },
    { number: "RE-0", payments: [] },
  ]);
  expect(statusAndCode(answer)).toEqual([404, "not_found"]);
  expect(answer.json()).toMatchObject({ details: [{ field: "documents.1.number" }] });
  expect(await read()).toMatchObject({ total: 0, unreported: 1 });
  const twice = await report([
    { number, payments: [] },
    { number, payments: [] },
  ]);
  expect(statusAndCode(twice)).toEqual([400, "validation"]);
});

test("a document without figures needs its gross amount, one with figures has no other", async () => {
  const plain = await createTestDocument(portal, company);
  const payments: object[] = [];
  expect(statusAndCode(await report([{ number: plain.number, payments }]))).toEqual([
    409,
    "gross_amount_missing",
  ]);
  expect(await reported({ number: plain.number, grossAmount: 10_651, payments })).toMatchObject([
    { grossAmount: 10_651, dueDate: null },
  ]);
  const { number } = await invoice();
  expect(statusAndCode(await report([{ number, grossAmount: 11_901, payments }]))).toEqual([
    409,
    "figures_inconsistent",
  ]);
});

test("the statement adds up by age, both sides of each limit, to the cent", async () => {
  const today = "2027-03-01";
  const days = [0, 1, 30, 31, 60, 61, 90, 91];
  for (const [index, late] of days.entries()) {
    const { number } = await invoice(index + 1);
    await reported({ number, dueDate: addDays(today, -late), payments: [] });
  }
  const statement = await read();
  expect(statement.groups).toEqual([
    { group: "not_due", openAmount: 11_900, documents: 1 },
    { group: "to_30", openAmount: 5 * 11_900, documents: 2 },
    { group: "to_60", openAmount: 9 * 11_900, documents: 2 },
    { group: "to_90", openAmount: 13 * 11_900, documents: 2 },
    { group: "over_90", openAmount: 8 * 11_900, documents: 1 },
  ]);
  expect(statement).toMatchObject({ today, openAmount: 36 * 11_900, overdueAmount: 35 * 11_900, total: 8 });
  expect(statement.nextDueDate).toBe(today);
  expect(statement.entries.map(({ overdueDays }) => overdueDays)).toEqual([91, 90, 61, 60, 31, 30, 1, 0]);
  const some = await read("group=to_60");
  expect(some.entries.map(({ overdueDays }) => overdueDays)).toEqual([60, 31]);
  expect(some).toMatchObject({ total: 2, openAmount: 36 * 11_900 });
});

test("the day changes at midnight in Berlin", async () => {
  portal.setNow("2027-03-15T23:59:59+01:00");
  company = await createTestCompany(portal);
  const { number } = await invoice();
  await reported({ number, dueDate: "2027-03-15", payments: [] });
  expect((await read()).entries[0]).toMatchObject({ group: "not_due", overdueDays: 0 });
  portal.setNow("2027-03-16T00:00:00+01:00");
  expect((await read()).entries[0]).toMatchObject({ group: "to_30", overdueDays: 1 });
});

test("a credit note lowers the age of its invoice, and what is paid is not listed", async () => {
  const { number } = await invoice(2);
  const credit = await invoice(1, { type: "credit_note", correctsNumber: number });
  await reported({ number, dueDate: "2027-01-15", payments: [] });
  await reported({ number: credit.number, type: "credit_note", payments: [] });
  expect(await read()).toMatchObject({ openAmount: 11_900, overdueAmount: 11_900, total: 2 });
  expect((await read()).groups[2]).toEqual({ group: "to_60", openAmount: 11_900, documents: 2 });
  const lateness = (await read()).entries.map(({ type, overdueDays }) => [type, overdueDays]);
  expect(Object.fromEntries(lateness)).toEqual({ invoice: 45, credit_note: 0 });
  await reported(
    { number, payments: [{ date: "2027-03-02", amount: 23_800 }] },
    { number: credit.number, type: "credit_note", payments: [{ date: "2027-03-02", amount: -11_900 }] },
  );
  expect(await read()).toMatchObject({ openAmount: 0, total: 0, entries: [] });
});

test("nobody sees what is open elsewhere", async () => {
  const { number } = await invoice();
  await reported({ number, payments: [] });
  const stranger = await createTestCompany(portal);
  expect(await read("", stranger)).toMatchObject({ openAmount: 0, total: 0, unreported: 0 });
  expect(
    statusAndCode(
      await portal.call({
        path: `/accounts/statement?serviceLocationId=${stranger.siteId}`,
        token: company.token,
      }),
    ),
  ).toEqual([404, "not_found"]);
});

test.each(["xlsx", "pdf"] as const)("as %s it is a file, and the log names it", async (format) => {
  const { number } = await invoice();
  await reported({ number, payments: [] });
  const answer = await portal.call({
    path: `/accounts/statement/download?format=${format}`,
    token: company.token,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.subarray(0, 4).toString("latin1")).toBe(
    format === "pdf" ? "%PDF" : "PK\u0003\u0004",
  );
  const log = await portal.database.db
    .selectFrom("audit_log")
    .select("after")
    .where("company_id", "=", company.companyId)
    .where("action", "=", "statement_exported")
    .executeTakeFirstOrThrow();
  expect(log.after).toMatchObject({ format, rows: 1 });
});

test("what has to be paid next is no day on which only a credit falls", async () => {
  const credit = await invoice(1, { type: "credit_note" });
  const { number } = await invoice(2);
  await reported(
    { number: credit.number, type: "credit_note", dueDate: "2027-03-10", payments: [] },
    { number, dueDate: "2027-03-20", payments: [] },
  );
  expect(await read()).toMatchObject({ openAmount: 11_900, total: 2, nextDueDate: "2027-03-20" });
});

test("on paper each age says that it is overdue, and so does a sum", async () => {
  const { number } = await invoice(2);
  const credit = await invoice(1, { type: "credit_note", correctsNumber: number });
  await reported({ number, dueDate: "2027-01-15", payments: [] });
  await reported({ number: credit.number, type: "credit_note", payments: [] });
  const path = "/accounts/statement/download?format=pdf";
  const { rawPayload } = await portal.call({ path, token: company.token });
  const { text } = await readPdfBack(rawPayload);
  expect(text.join(" ")).toMatch(/31 bis 60 Tage überfällig.*davon überfällig 119,00/);
  // Twice: for the group and for the invoice in it. The credit note is not overdue, because the provider owes it to the
  // customer.
  expect(text.join(" ").match(/31 bis 60 Tage überfällig/g)).toHaveLength(2);
});
