import type { Agreement, Inquiry } from "@kreislauf/contract/agreements";
import { permission } from "@kreislauf/contract/base";
import type { OrderMessages } from "@kreislauf/contract/questions";
import type { Quote, QuoteLine } from "@kreislauf/contract/quotes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendTestQuote, testQuote } from "../../test/examples/quote-examples.ts";
import { createTestCompany, createTestUser, type TestCompany } from "../../test/factories/company.ts";
import { testPdf } from "../../test/factories/site.ts";
import { createTestStaff, type TestStaff } from "../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["dispatch"] });
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const desk = (path: string, body?: object) =>
  portal.call({ method: "POST", path: `/desk/v1${path}`, token: staff.token, ...(body && { body }) });
const read = (path: string) => portal.call({ path, token: company.token });
const decide = (path: string, body?: object, token = company.token) =>
  portal.call({ method: "POST", path, token, ...(body && { body }) });

async function inquire(): Promise<number> {
  const wish = { serviceLocationId: company.siteId, wasteTypeId: 101, containerTypeId: 203, amount: 2 };
  return (await decide("/inquiry/create", wish)).json<Inquiry>().inquiryId;
}
const quoteFor = (inquiryId: number, given: object = {}) =>
  desk(`/inquiries/${inquiryId}/quote`, { ...testQuote, ...given });
const send = async (given: object = {}) => (await quoteFor(await inquire(), given)).json<Quote>();
const mails = async (quoteId: number) =>
  await portal.database.db
    .selectFrom("outbox_mails")
    .select(["kind", "recipient_email"])
    .where("cause", "like", `quote ${quoteId} %`)
    .orderBy("created_at")
    .execute();
const kinds = async () =>
  (
    await portal.database.db
      .selectFrom("notifications")
      .select("kind")
      .where("company_id", "=", company.companyId)
      .orderBy("id")
      .execute()
  ).map(({ kind }) => kind);

test("an inquiry is answered with a quote, which the customer reads with its prices and its PDF", async () => {
  const inquiryId = await inquire();
  const sent = await quoteFor(inquiryId);
  expect(sent.statusCode, sent.body).toBe(201);
  const { quoteId, quoteNumber } = sent.json<Quote>();
  expect(quoteNumber).toBe(`AN-2027-${quoteId}`);
  expect((await read(`/quote/${quoteId}`)).json()).toMatchObject({
    state: "sent",
    inquiryId,
    amount: 2,
    placedOn: "2027-03-16",
    prices: testQuote.prices,
    pdf: { fileName: "Angebot.pdf" },
    sentBy: "Sinem Aydın",
  });
  expect((await read(`/quote/${quoteId}/file`)).json()).toEqual(testQuote.pdf);
  const { total, quotes } = (await read("/dashboard/quotes")).json<{ total: number; quotes: QuoteLine[] }>();
  expect([total, quotes.map((line) => line.quoteId)]).toEqual([1, [quoteId]]);
  expect(await kinds()).toEqual(["quote_received"]);
  expect(await mails(quoteId)).toEqual([{ kind: "quote_received", recipient_email: company.email }]);
  expect(statusAndCode(await quoteFor(inquiryId))).toEqual([409, "inquiry_answered"]);
});

test("accepting makes an agreement with its prices and the order that places it, once, and tells both", async () => {
  const { quoteId } = await send();
  const accepted = (await decide(`/quote/${quoteId}/accept`)).json<Quote>();
  expect(accepted).toMatchObject({ state: "accepted", order: { desiredDate: "2027-03-16" } });
  const { agreements } = (await read(`/service-location/${company.siteId}/agreements`)).json<{
    agreements: Agreement[];
  }>();
  const agreement = agreements.find(({ agreementId }) => agreementId === accepted.agreementId);
  expect(agreement).toMatchObject({ status: "requested", containersOnSite: 0, nextDates: ["2027-03-16"] });
  const { db } = portal.database;
  const lists = await db
    .selectFrom("price_lists")
    .select(["version", "terms"])
    .where("agreement_id", "=", accepted.agreementId ?? 0)
    .execute();
  expect(lists).toEqual([{ version: `Angebot ${accepted.quoteNumber}`, terms: "24 Monate" }]);
  const price = await read(`/order/${accepted.order?.id}/price`);
  expect(price.json()).toMatchObject({
    price: { lines: [{ unit: "haul", unitPrice: 18_000 }, { unit: "tonne" }] },
  });
  const again = await decide(`/quote/${quoteId}/accept`);
  expect(statusAndCode(again)).toEqual([409, "quote_accepted"]);
  expect(await kinds()).toContain("quote_accepted");
  expect((await mails(quoteId)).map((mail) => mail.recipient_email).toSorted()).toEqual(
    [company.email, company.email, staff.email].toSorted(),
  );
});

test("of two people who decide at once, one wins, and there is one agreement", async () => {
  const { quoteId } = await send();
  const answers = await Promise.all([
    decide(`/quote/${quoteId}/accept`),
    decide(`/quote/${quoteId}/accept`),
    decide(`/quote/${quoteId}/decline`, { reason: "price" }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const made = await portal.database.db
    .selectFrom("agreements")
    .select("id")
    .where("company_id", "=", company.companyId)
    .execute();
  expect(made.length).toBeLessThanOrEqual(2);
});

test("a quote is declined with a reason, which the desk reads", async () => {
  const { quoteId } = await send();
  expect(statusAndCode(await decide(`/quote/${quoteId}/decline`, {}))).toEqual([400, "validation"]);
  const declined = await decide(`/quote/${quoteId}/decline`, { reason: "price", text: "Zu teuer." });
  expect(declined.json()).toMatchObject({
    state: "declined",
    declineReason: "price",
    declineText: "Zu teuer.",
  });
  const seen = await portal.call({ path: `/desk/v1/quotes/${quoteId}`, token: staff.token });
  expect(seen.json()).toMatchObject({ declineText: "Zu teuer.", agreementId: null, order: null });
  expect(statusAndCode(await decide(`/quote/${quoteId}/accept`))).toEqual([409, "quote_declined"]);
});

test("one that is withdrawn is not accepted, and its inquiry waits for another one", async () => {
  const inquiryId = await inquire();
  const { quoteId } = (await quoteFor(inquiryId)).json<Quote>();
  expect((await desk(`/quotes/${quoteId}/withdraw`)).json()).toMatchObject({ state: "withdrawn" });
  expect(statusAndCode(await decide(`/quote/${quoteId}/accept`))).toEqual([409, "quote_withdrawn"]);
  expect(statusAndCode(await desk(`/quotes/${quoteId}/withdraw`))).toEqual([409, "quote_withdrawn"]);
  expect((await quoteFor(inquiryId)).statusCode).toBe(201);
});

test("it can be accepted until 24:00 of its last day, and no later", async () => {
  const { quoteId } = await send({ validUntil: "2027-03-05", placedOn: "2027-03-04" });
  portal.setNow("2027-03-05T22:59:00Z");
  const late = await createTestUser(portal, company.companyId, {
    permissions: [13, 14],
    siteIds: [company.siteId],
  });
  portal.setNow("2027-03-05T23:00:00Z");
  const refused = await decide(`/quote/${quoteId}/accept`, undefined, late.token);
  expect(statusAndCode(refused)).toEqual([409, "quote_expired"]);
  portal.setNow("2027-03-05T22:59:59Z");
  const accepted = (await decide(`/quote/${quoteId}/accept`, undefined, late.token)).json<Quote>();
  // The promised day has passed, so the containers are placed on the earliest possible day.
  expect(accepted.order?.desiredDate.slice(0, 7)).toBe("2027-03");
  expect((accepted.order?.desiredDate ?? "") > "2027-03-05").toBe(true);
});

test("where the containers stand already the agreement runs at once, and nothing is placed", async () => {
  const { quoteId } = await send({ placedOn: null });
  const accepted = (await decide(`/quote/${quoteId}/accept`)).json<Quote>();
  expect(accepted.order).toBeNull();
  const { agreements } = (await read(`/service-location/${company.siteId}/agreements`)).json<{
    agreements: Agreement[];
  }>();
  expect(agreements.find(({ agreementId }) => agreementId === accepted.agreementId)).toMatchObject({
    status: "active",
    containersOnSite: 2,
  });
});

test.for([
  ["no price", { prices: [] }, [400, "validation"]],
  ["one price twice", { prices: [testQuote.prices[0], testQuote.prices[0]] }, [400, "validation"]],
  ["no text", { text: " " }, [400, "validation"]],
  ["valid for too long", { validUntil: "2027-12-31" }, [409, "quote_validity"]],
  ["valid until today", { validUntil: testNow.slice(0, 10) }, [409, "quote_validity"]],
  ["placed today", { placedOn: testNow.slice(0, 10) }, [409, "date_not_in_future"]],
  ["not in the catalog", { agreementTypeId: 1 }, [409, "not_in_catalog"]],
  [
    "a file that is no PDF",
    { pdf: { fileName: "a.pdf", file: `data:application/pdf;base64,${btoa("hello")}` } },
    [400, "attachment_unusable"],
  ],
] as const)("a quote that is %s is not sent", async ([, given, expected]) => {
  const inquiryId = await inquire();
  expect(statusAndCode(await quoteFor(inquiryId, given))).toEqual(expected);
  expect((await quoteFor(inquiryId)).statusCode).toBe(201);
});

test("a quote of another company or another site is not found, and who only orders does not decide", async () => {
  const { quoteId } = await send();
  const stranger = await createTestCompany(portal);
  expect(statusAndCode(await decide(`/quote/${quoteId}/accept`, undefined, stranger.token))).toEqual([
    404,
    "not_found",
  ]);
  const orderer = await createTestUser(portal, company.companyId, {
    permissions: [14],
    siteIds: [company.siteId],
  });
  expect((await decide(`/quote/${quoteId}/accept`, undefined, orderer.token)).statusCode).toBe(403);
});

test("who does not decide sees its prices and its file only where the company shows prices to them", async () => {
  const { quoteId } = await send();
  const [orderer, decider, reader] = await Promise.all(
    [
      [permission.orderManager],
      [permission.agreementManager],
      [permission.orderManager, permission.documentViewer],
    ].map((permissions) =>
      createTestUser(portal, company.companyId, { permissions, siteIds: [company.siteId] }),
    ),
  );
  const seen = async (by: { readonly token: string } | undefined) => {
    const path = `/quote/${quoteId}`;
    const token = by?.token ?? "";
    const { prices, pdf } = (await portal.call({ path, token })).json<Quote>();
    return [prices.length, pdf?.fileName, (await portal.call({ path: `${path}/file`, token })).statusCode];
  };
  const everything = [testQuote.prices.length, "Angebot.pdf", 200];
  expect(await seen(orderer)).toEqual(everything);
  const body = { version: 0, readers: "documents" };
  await portal.call({ method: "PATCH", path: "/purchasing/price-readers", body, token: company.token });
  expect(await seen(orderer)).toEqual([0, undefined, 404]);
  expect(await seen(decider)).toEqual(everything);
  expect(await seen(reader)).toEqual(everything);
});

test("the provider's system sends by the same function", async () => {
  const quoteId = await sendTestQuote(portal, company);
  expect((await read(`/quote/${quoteId}`)).json()).toMatchObject({ sentBy: "Disposition", state: "sent" });
});

test("the files of an inquiry stay with the order that comes of its quote", async () => {
  const plan = { fileName: "plan.pdf", file: testPdf() };
  const wish = { serviceLocationId: company.siteId, wasteTypeId: 101, containerTypeId: 203 };
  const asked = await decide("/inquiry/create", {
    ...wish,
    note: "Zufahrt nur von Osten",
    attachments: [plan],
  });
  const { quoteId } = (await quoteFor(asked.json<Inquiry>().inquiryId)).json<Quote>();
  const { order } = (await decide(`/quote/${quoteId}/accept`)).json<Quote>();
  const path = `/order/${order?.id}/messages`;
  const { messages, awaits } = (await read(path)).json<OrderMessages>();
  expect(messages).toMatchObject([
    { text: "Zufahrt nur von Osten", fromProvider: false, attachments: [{ fileName: "plan.pdf" }] },
  ]);
  expect(awaits).toBeNull();
  expect((await read(`${path}/attachment/${messages[0]?.attachments[0]?.id}`)).json()).toEqual(plan);
  const { orders } = (
    await portal.call({ path: "/desk/v1/orders?phase=question", token: staff.token })
  ).json<{ orders: { id: number }[] }>();
  expect(orders.map(({ id }) => id)).not.toContain(order?.id);
});
