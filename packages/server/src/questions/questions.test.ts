import type { OrderChangeLog } from "@kreislauf/contract/orders";
import type { OrderMessages, QuestionsToAnswer } from "@kreislauf/contract/questions";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { testPhoto } from "../../test/factories/photo.ts";
import { testPdf } from "../../test/factories/site.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let key: string;
let orderId: number;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
beforeEach(async () => {
  company = await createTestCompany(portal);
  orderId = await createTestOrder(portal, company, {});
});
afterAll(() => portal.close());

const person = (method: "GET" | "POST", path: string, body?: object, token = company.token) =>
  portal.call({ method, path, token, ...(body && { body }) });
const write = (text: string, attachments: object[] = []) =>
  person("POST", `/order/${orderId}/messages`, { text, attachments });
const provider = (method: "GET" | "POST", path: string, body?: object) =>
  portal.call({
    method,
    path: `/provider/v1/order/${orderId}/messages${path}`,
    token: key,
    ...(body && { body }),
  });
const answer = (text: string) => provider("POST", "", { ...testEvent(portal), text });
const thread = async () => (await person("GET", `/order/${orderId}/messages`)).json<OrderMessages>();
const toAnswer = async () => (await person("GET", "/dashboard/questions")).json<QuestionsToAnswer>();

test("customer and dispatch write to each other, and each sees what the other has read", async () => {
  const asked = (await write("Wann kommen Sie?")).json<OrderMessages>();
  expect(asked).toMatchObject({ awaits: "provider", unread: 0, messages: [{ isRead: false }] });
  const seen = (await provider("GET", "")).json<OrderMessages>();
  expect(seen).toMatchObject({
    unread: 1,
    messages: [{ text: "Wann kommen Sie?", author: "Jana Petersen" }],
  });
  await provider("POST", "/read", { untilId: seen.messages[0]?.id });
  expect((await thread()).messages[0]?.isRead).toBe(true);
  expect((await answer("Gegen neun.")).statusCode).toBe(201);
  expect(await thread()).toMatchObject({ awaits: "customer", unread: 1 });
  await person("POST", `/order/${orderId}/messages/read`, { untilId: 2_000_000_000 });
  expect((await thread()).unread).toBe(0);
  expect((await provider("GET", "")).json<OrderMessages>().messages[1]?.isRead).toBe(true);
});

test("messages are in the history, the feed, at the bell and mailed to whoever asked", async () => {
  await write("Wann kommen Sie?");
  await answer("Gegen neun.");
  const log = (await person("GET", `/order-change-log/${orderId}`)).json<OrderChangeLog>().entries;
  expect(log.map(({ change, new: { reason } }) => [change, reason])).toEqual([
    ["message", "Gegen neun."],
    ["message", "Wann kommen Sie?"],
  ]);
  const { db } = portal.database;
  const events = await db
    .selectFrom("feed_events")
    .select("type")
    .where("subject_id", "=", orderId)
    .execute();
  expect(events.map(({ type }) => type)).toEqual(["order.message", "order.message"]);
  const bell = (await person("GET", "/notifications")).json<{ happenings: { kind: string }[] }>();
  expect(bell.happenings.map(({ kind }) => kind)).toEqual(["order_message"]);
  const { rows } = await sql<{ recipient_id: number }>`select recipient_id from outbox_mails
    where kind = 'order_message' and cause like ${`order ${orderId} %`}`.execute(db);
  expect(rows).toEqual([{ recipient_id: company.userId }]);
});

test("a message of dispatch waits on the dashboard until it is answered or settled", async () => {
  await answer("Ist das Tor offen?");
  expect(await toAnswer()).toMatchObject({ total: 1, questions: [{ orderId, text: "Ist das Tor offen?" }] });
  await write("Ja.");
  expect(await toAnswer()).toEqual({ total: 0, questions: [] });
  await answer("Danke.");
  expect((await toAnswer()).total).toBe(1);
  await person("POST", `/order/${orderId}/messages/settle`);
  expect((await toAnswer()).total).toBe(0);
  expect((await thread()).awaits).toBeNull();
});

test("a photo is encoded anew, a PDF is kept, and anything else is refused", async () => {
  const sent = await write("Siehe Fotos", [
    { fileName: "tor.png", file: testPhoto },
    { fileName: "C:\\plan.pdf", file: testPdf() },
  ]);
  const [message] = sent.json<OrderMessages>().messages;
  expect(message?.attachments.map(({ fileName, mediaType }) => [fileName, mediaType])).toEqual([
    ["tor.jpg", "image/jpeg"],
    ["plan.pdf", "application/pdf"],
  ]);
  const path = `/order/${orderId}/messages/attachment/${message?.attachments[0]?.id}`;
  expect((await person("GET", path)).json<{ file: string }>().file).toMatch(/^data:image\/jpeg/);
  const text = `data:text/plain;base64,${Buffer.from("Hallo").toString("base64")}`;
  expect(statusAndCode(await write("Text", [{ fileName: "a.txt", file: text }]))).toEqual([
    400,
    "photo_unusable",
  ]);
  const broken = `data:application/pdf;base64,${Buffer.from("%PDF-1.7 halb").toString("base64")}`;
  expect(statusAndCode(await write("PDF", [{ fileName: "a.pdf", file: broken }]))).toEqual([
    400,
    "attachment_unusable",
  ]);
});

test("nobody reads or writes on an order of a site that they do not see", async () => {
  await answer("Ist das Tor offen?");
  const { token } = await createTestUser(portal, company.companyId, { permissions: [14], siteIds: [] });
  const other = await createTestCompany(portal);
  for (const stranger of [token, other.token]) {
    const path = `/order/${orderId}/messages`;
    expect((await person("GET", path, undefined, stranger)).statusCode).toBe(404);
    expect((await person("POST", path, { text: "Hallo" }, stranger)).statusCode).toBe(404);
    const dashboard = await person("GET", "/dashboard/questions", undefined, stranger);
    expect(dashboard.json()).toEqual({ total: 0, questions: [] });
  }
});

test("the same event and the same key write once", async () => {
  const event = { ...testEvent(portal), text: "Ist das Tor offen?" };
  await provider("POST", "", event);
  await provider("POST", "", event);
  const headers = { "idempotency-key": "b4f0a9f4-8a0e-4b1d-9d1e-2f6f3f0a7c11" };
  const message = {
    path: `/order/${orderId}/messages`,
    body: { text: "Ja." },
    token: company.token,
    headers,
  };
  await portal.call({ method: "POST", ...message });
  await portal.call({ method: "POST", ...message });
  expect((await thread()).messages.map(({ text }) => text)).toEqual(["Ist das Tor offen?", "Ja."]);
});

test("what dispatch has asked meanwhile is neither answered, settled nor read by somebody who has not seen it", async () => {
  await answer("Danke, notiert.");
  const seen = (await thread()).messages.at(-1)?.id;
  await answer("Ist das Tor offen?");
  const late = [
    await person("POST", `/order/${orderId}/messages/settle`, { lastId: seen }),
    await person("POST", `/order/${orderId}/messages`, { text: "Gern.", lastId: seen }),
  ];
  expect(late.map(statusAndCode)).toEqual([
    [409, "messages_changed"],
    [409, "messages_changed"],
  ]);
  expect(await thread()).toMatchObject({ awaits: "customer", unread: 2 });
  const lastId = (await thread()).messages.at(-1)?.id;
  expect((await person("POST", `/order/${orderId}/messages/settle`, { lastId })).statusCode).toBe(200);
  expect((await thread()).awaits).toBeNull();
  expect((await person("POST", `/order/${orderId}/messages`, { text: "Ja.", lastId })).statusCode).toBe(201);
});

test("a system of the provider that names what it has seen does not settle or answer what came since", async () => {
  await write("Wann kommen Sie?");
  const seen = (await thread()).messages.at(-1)?.id;
  await write("Und wo?");
  const late = [
    await provider("POST", "/settle", { lastId: seen }),
    await provider("POST", "", { ...testEvent(portal), text: "Gegen neun.", lastId: seen }),
  ];
  expect(late.map(statusAndCode)).toEqual([
    [409, "messages_changed"],
    [409, "messages_changed"],
  ]);
  expect((await thread()).awaits).toBe("provider");
  expect((await provider("POST", "/settle")).statusCode).toBe(200);
  expect((await thread()).awaits).toBeNull();
});
