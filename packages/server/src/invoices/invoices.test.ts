import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import type { NotificationList } from "@kreislauf/contract/notifications";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../test/factories/document.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { testPdf } from "../../test/factories/site.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let key: string;
let orderNumber: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  const id = await createTestOrder(portal, company, { desiredDate: "2027-02-12" });
  const { db } = portal.database;
  const order = await db
    .updateTable("orders")
    .set({ executed_on: "2027-02-12", weight_kg: 2_860 })
    .where("id", "=", id)
    .returning("order_number")
    .executeTakeFirstOrThrow();
  orderNumber = String(order.order_number);
  await portal.call({
    method: "POST",
    path: `/provider/v1/agreement/${company.agreementId}/prices`,
    body: {
      ...testEvent(portal),
      version: "Preisliste 2027-01",
      validFrom: "2027-01-01",
      prices: [
        { unit: "piece", cents: 8_950, vatRate: 19 },
        { unit: "tonne", cents: 16_000, vatRate: 19 },
      ],
    },
    token: key,
  });
});

const trip = (unitPrice = 8_950) => testLine({ quantity: 1, unitPrice, orderNumber });
const tonnes = (quantity: number) =>
  testLine({ quantity, unitPrice: 16_000, unit: "tonne", description: "Verwertung", orderNumber });
const invoiceOf = (...lines: ReturnType<typeof testLine>[]) =>
  createTestDocument(portal, company, { invoice: testFigures(lines) });
const post = (path: string, body: object, headers = {}) =>
  portal.call({ method: "POST", path: `/invoice/${path}`, body, token: company.token, headers });
const check = async (id: number) =>
  (await portal.call({ path: `/invoice/${id}/check`, token: company.token })).json<InvoiceCheck>();
const answer = (id: number, body: object) =>
  portal.call({
    method: "POST",
    path: `/provider/v1/invoice/${id}/line/1/answer`,
    body: { ...testEvent(portal), text: "Wir schreiben gut.", ...body },
    token: key,
  });

test("each line stands beside order, weight and agreed price, and only what differs is marked", async () => {
  const { id } = await invoiceOf(trip(), tonnes(3.12), testLine({ quantity: 1, unitPrice: 6_742 }));
  const checked = await check(id);
  expect(checked).toMatchObject({ netAmount: 65_612, expectedAmount: 54_710, difference: 10_902 });
  expect(checked.lines).toMatchObject([
    { result: "matches", agreed: { unitPrice: 8_950, version: "Preisliste 2027-01" }, deviations: [] },
    { weighedKg: 2_860, expectedAmount: 45_760, deviations: [{ kind: "weight", difference: 4_160 }] },
    { result: "deviates", order: null, deviations: [{ kind: "no_order", difference: 6_742 }] },
  ]);
});

test("an order that only the invoice as a whole names is that of its lines; what is rent stays rent", async () => {
  await portal.call({
    method: "POST",
    path: `/provider/v1/agreement/${company.agreementId}/prices`,
    body: {
      ...testEvent(portal),
      version: "Preisliste 2027-02",
      validFrom: "2027-02-01",
      prices: [
        { unit: "piece", cents: 8_950, vatRate: 19 },
        { unit: "month", cents: 4_500, vatRate: 19 },
      ],
    },
    token: key,
  });
  const lines = [
    testLine({ quantity: 1, unitPrice: 4_500, description: "Miete" }),
    testLine({ quantity: 1, unitPrice: 9_000 }),
  ];
  const { id } = await createTestDocument(portal, company, { orderNumber, invoice: testFigures(lines) });
  expect((await check(id)).lines).toMatchObject([
    { result: "matches", deviations: [] },
    { order: { number: orderNumber }, deviations: [{ kind: "price", difference: 50 }] },
  ]);
  const second = await invoiceOf(trip());
  expect((await check(second.id)).lines).toMatchObject([{ alsoOn: { id } }]);
});

test("what an earlier invoice charges is charged twice, unless that one was cancelled", async () => {
  const first = await invoiceOf(trip());
  const second = await invoiceOf(trip());
  const marked = { alsoOn: first, deviations: [{ kind: "billed_twice", difference: 8_950 }] };
  expect((await check(first.id)).lines[0]?.result).toBe("matches");
  expect((await check(second.id)).lines).toMatchObject([marked]);
  await createTestDocument(portal, company, {
    type: "cancellation_invoice",
    correctsNumber: first.number,
    invoice: testFigures([trip()]),
  });
  expect((await check(second.id)).lines[0]?.result).toBe("matches");
  expect(await check(first.id)).toMatchObject({
    lines: [{ review: { canAccept: false, canDispute: false } }],
  });
});

test("an earlier invoice of a site that one does not see is not named", async () => {
  const siteId = await createTestSite(portal, company.companyId);
  await createTestDocument(portal, { siteId }, { invoice: testFigures([trip()]) });
  const { id } = await invoiceOf(trip());
  expect((await check(id)).lines).toMatchObject([
    { alsoOn: { id: null, number: null }, deviations: [{ kind: "billed_twice" }] },
  ]);
});

test("1,000 lines are stored, and their sums equal the invoice's to the cent", async () => {
  const lines = Array.from({ length: 1_000 }, (_, index) =>
    testLine({ quantity: (index + 1) / 1_000, unitPrice: 3_333 + index, unit: "tonne" }),
  );
  const { id } = await invoiceOf(...lines);
  const { db } = portal.database;
  const stored = await db
    .selectFrom("invoice_lines")
    .select(["net_cents", "quantity_thousandths", "unit_price_cents"])
    .where("document_id", "=", id)
    .execute();
  expect(stored).toHaveLength(1_000);
  expect(stored.reduce((sum, row) => sum + row.net_cents, 0)).toBe(testFigures(lines).netAmount);
  expect(stored.map((row) => row.quantity_thousandths).toSorted((one, other) => one - other)[999]).toBe(
    1_000,
  );
});

test("a line is disputed once per key, told by the feed, and credited with a credit note", async () => {
  const { id, number } = await invoiceOf(tonnes(3.12));
  const headers = { "idempotency-key": "b4f0a9f4-8a0e-4b1d-9d1e-2f6f3f0a7c22" };
  const body = {
    version: 0,
    reason: "weight",
    text: "Der Wiegeschein zeigt 2,860 t.",
    attachments: [{ fileName: "wiegeschein.pdf", file: testPdf() }],
  };
  const disputed = (await post(`${id}/line/1/dispute`, body, headers)).json<InvoiceCheck>();
  expect((await post(`${id}/line/1/dispute`, body, headers)).json()).toEqual(disputed);
  expect(disputed.lines[0]?.review).toMatchObject({ state: "disputed", version: 1, answerBy: "2027-03-08" });
  const listed = await portal.call({
    method: "POST",
    path: "/docuware/documents",
    body: { documentTypes: ["invoice"] },
    token: company.token,
  });
  const { documents } = listed.json<{ documents: { id: number; disputedUntil: string | null }[] }>();
  expect(documents.find((document) => document.id === id)?.disputedUntil).toBe("2027-03-08");
  const file = disputed.lines[0]?.review.messages[0]?.attachments[0];
  const got = await portal.call({ path: `/invoice/${id}/attachment/${file?.id}`, token: company.token });
  expect(got.json<{ file: string }>().file).toMatch(/^data:application\/pdf/);

  const creditNote = await createTestDocument(portal, company, {
    type: "credit_note",
    correctsNumber: number,
    invoice: testFigures([testLine({ quantity: 1, unitPrice: 4_160 })]),
  });
  const unknown = await answer(id, { outcome: "credited", creditNoteNumber: "GS-0" });
  expect(statusAndCode(unknown)).toEqual([404, "not_found"]);
  const credited = await answer(id, { outcome: "credited", creditNoteNumber: creditNote.number });
  expect(credited.json()).toMatchObject({ number, state: "credited", netAmount: 49_920 });
  const bell = await portal.call({ path: "/notifications", token: company.token });
  expect(bell.json<NotificationList>().happenings).toMatchObject([
    {
      kind: "dispute_answered",
      subjectId: id,
      details: { documentNumber: number, reason: "Wir schreiben gut." },
    },
  ]);
  const { review } = (await check(id)).lines[0] ?? {};
  expect(review).toMatchObject({
    state: "credited",
    creditNote,
    messages: [{ fromProvider: false }, { fromProvider: true, text: "Wir schreiben gut." }],
    canDispute: false,
  });
  const events = await portal.database.db
    .selectFrom("feed_events")
    .select("type")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
  const types = events.map(({ type }) => type).filter((type) => type.startsWith("invoice."));
  expect(types).toEqual(["invoice.disputed", "invoice.credited"]);
  const feed = await portal.call({ path: "/provider/v1/events?limit=500", token: key });
  expect(feed.body).toContain("Der Wiegeschein zeigt 2,860 t.");
});

test("what was declined is opened again once, and what was withdrawn is no dispute any more", async () => {
  const { id } = await invoiceOf(tonnes(3.12));
  const dispute = (version: number) => post(`${id}/line/1/dispute`, { version, reason: "weight" });
  await dispute(0);
  await answer(id, { outcome: "declined" });
  expect((await dispute(2)).statusCode).toBe(200);
  await answer(id, { outcome: "declined" });
  expect(statusAndCode(await dispute(4))).toEqual([409, "invoice_line_decided"]);
  expect((await post(`${id}/accept`, { lines: [{ position: 1, version: 4 }] })).statusCode).toBe(200);
  const other = await invoiceOf(tonnes(3.5));
  await post(`${other.id}/line/1/dispute`, { version: 0, reason: "weight" });
  const withdrawn = await post(`${other.id}/line/1/withdraw`, { version: 1 });
  expect(withdrawn.json()).toMatchObject({ lines: [{ review: { state: "withdrawn", version: 2 } }] });
  expect(statusAndCode(await answer(other.id, { outcome: "declined" }))).toEqual([
    409,
    "invoice_line_decided",
  ]);
});

test("of two who decide on a line at once one is told, and all lines are accepted or none", async () => {
  const { id } = await invoiceOf(trip(), tonnes(2.86));
  const both = [1, 2].map((position) => ({ position, version: 0 }));
  const answers = await Promise.all([
    post(`${id}/accept`, { lines: both }),
    post(`${id}/accept`, { lines: both }),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  const other = await invoiceOf(trip(1), tonnes(2));
  const stale = [
    { position: 1, version: 0 },
    { position: 2, version: 3 },
  ];
  expect(statusAndCode(await post(`${other.id}/accept`, { lines: stale }))).toEqual([
    409,
    "invoice_line_changed",
  ]);
  expect((await check(other.id)).lines[0]?.review.state).toBeNull();
});

test("lines without any order are marked, whatever else is known", async () => {
  const { id } = await invoiceOf(testLine({ quantity: 1, unitPrice: 6_742 }));
  expect((await check(id)).lines).toMatchObject([{ deviations: [{ kind: "no_order" }] }]);
});

test("a credit note is not checked, and another company's invoice is not found", async () => {
  const invoice = await invoiceOf(trip());
  const credit = await createTestDocument(portal, company, {
    type: "credit_note",
    correctsNumber: invoice.number,
    invoice: testFigures([trip(1)]),
  });
  const other = await createTestCompany(portal);
  const open = (id: number, token: string) => portal.call({ path: `/invoice/${id}/check`, token });
  expect((await open(credit.id, company.token)).statusCode).toBe(404);
  expect((await open(invoice.id, other.token)).statusCode).toBe(404);
  expect((await open(invoice.id, company.token)).statusCode).toBe(200);
});
