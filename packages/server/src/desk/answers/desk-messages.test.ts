import type { DeskOrder, DeskOrderDetail } from "@kreislauf/contract/desk";
import type { NotificationList } from "@kreislauf/contract/notifications";
import type { OrderMessages } from "@kreislauf/contract/questions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askOnOrder } from "../../../test/examples/desk-order-examples.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { testPhoto } from "../../../test/factories/photo.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { mailsTo } from "../../../test/portal/sign-in-mails.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const desk = (path: string, body?: object) =>
  portal.call({ ...(body && { method: "POST", body }), path: `/desk/v1${path}`, token: staff.token });
const customer = (path: string, body?: object) =>
  portal.call({ ...(body && { method: "POST", body }), path, token: company.token });
const messagesOf = async (orderId: number) =>
  (await desk(`/orders/${orderId}/messages`)).json<OrderMessages>();
const inbox = async (query: string) =>
  (await desk(`/orders?companyId=${company.companyId}&${query}`)).json<{
    orders: DeskOrder[];
    counts: Record<string, number>;
  }>();

test("a question stands in the inbox until it is answered, and the customer gets mail and bell", async () => {
  const { orderId, messageId, attachmentId } = await askOnOrder(portal, company);
  await createTestOrder(portal, company);
  const waiting = await inbox("phase=question");
  expect(waiting.orders.map(({ id }) => id)).toEqual([orderId]);
  expect(waiting.counts["question"]).toBe(1);
  expect((await inbox("phase=question&search=werkstatt")).orders).toHaveLength(1);
  expect((await inbox("phase=question&search=nirgends")).orders).toHaveLength(0);
  const marked = (await inbox("phase=new")).orders.filter(({ hasQuestion }) => hasQuestion);
  expect(marked.map(({ id }) => id)).toEqual([orderId]);
  expect(await messagesOf(orderId)).toMatchObject({
    unread: 1,
    awaits: "provider",
    messages: [{ text: "Wann kommen Sie?", author: "Jana Petersen", fromProvider: false }],
  });
  expect((await desk(`/orders/${orderId}/messages/attachment/${attachmentId}`)).json()).toMatchObject({
    fileName: "plan.pdf",
  });

  portal.setNow("2027-03-01T08:05:00Z");
  const answer = {
    text: "Der Fahrer ist um 9 Uhr da.",
    attachments: [{ fileName: "tor.jpg", file: testPhoto }],
    lastId: messageId,
  };
  expect((await desk(`/orders/${orderId}/messages`, answer)).json<OrderMessages>()).toMatchObject({
    awaits: "customer",
    messages: [{}, { text: answer.text, author: "Sinem Aydın", fromProvider: true, isRead: false }],
  });
  expect((await inbox("phase=question")).orders).toEqual([]);
  expect((await mailsTo(portal, company.email)).at(-1)).toMatchObject({ kind: "order_message" });
  const bell = (await customer("/notifications")).json<NotificationList>();
  expect(bell.happenings[0]).toMatchObject({ kind: "order_message", subjectId: orderId });
  const seen = (await customer(`/order/${orderId}/messages`)).json<OrderMessages>();
  expect(seen.messages[1]?.author).not.toContain("Aydın");
  const detail = (await desk(`/orders/${orderId}`)).json<DeskOrderDetail>();
  expect(detail.log[0]).toMatchObject({ change: "message", by: "Sinem Aydın", isStaff: true });
});

test("read marks are seen by the other side", async () => {
  const { orderId, messageId } = await askOnOrder(portal, company);
  await desk(`/orders/${orderId}/messages/read`, { untilId: messageId });
  const seen = (await customer(`/order/${orderId}/messages`)).json<OrderMessages>();
  expect(seen.messages[0]).toMatchObject({ isRead: true });
  expect((await messagesOf(orderId)).unread).toBe(0);
});

test("a question that needs no answer leaves the inbox, and the log keeps who settled it", async () => {
  const { orderId, messageId } = await askOnOrder(portal, company);
  const settle = (lastId: number) => desk(`/orders/${orderId}/messages/settle`, { lastId });
  expect((await settle(messageId)).json()).toMatchObject({ awaits: null });
  expect((await inbox("phase=question")).orders).toEqual([]);
  const { rows } = await portal.database.db
    .selectFrom("staff_log")
    .select((select) => select.fn.countAll<number>().as("rows"))
    .where("action", "=", "question_settled")
    .where("subject_id", "=", orderId)
    .executeTakeFirstOrThrow();
  expect(rows).toBe(1);
});

test("a question that came after what is settled is not settled with it", async () => {
  const { orderId, messageId } = await askOnOrder(portal, company);
  await customer(`/order/${orderId}/messages`, { text: "Und wo?" });
  const settled = await desk(`/orders/${orderId}/messages/settle`, { lastId: messageId });
  expect(statusAndCode(settled)).toEqual([409, "messages_changed"]);
  expect((await messagesOf(orderId)).awaits).toBe("provider");
  expect((await inbox("phase=question")).orders.map(({ id }) => id)).toEqual([orderId]);
});

test("a message is not sent twice, nor past what the other side wrote meanwhile", async () => {
  const { orderId, messageId } = await askOnOrder(portal, company);
  const late = { text: "Um 9 Uhr.", lastId: null };
  expect(statusAndCode(await desk(`/orders/${orderId}/messages`, late))).toEqual([409, "messages_changed"]);
  const answer = { ...late, lastId: messageId };
  const both = await Promise.all([
    desk(`/orders/${orderId}/messages`, answer),
    desk(`/orders/${orderId}/messages`, answer),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await messagesOf(orderId)).messages).toHaveLength(2);
});

test.each([
  [{ text: "" }, [400, "validation"]],
  [{ attachments: [{ fileName: "a.txt", file: "data:text/plain;base64,AAAA" }] }, [400, "photo_unusable"]],
])("%j is refused, and nothing is written", async (given, expected) => {
  const orderId = await createTestOrder(portal, company);
  const body = { text: "Guten Tag", lastId: null, ...given };
  expect(statusAndCode(await desk(`/orders/${orderId}/messages`, body))).toEqual(expected);
  expect((await messagesOf(orderId)).messages).toEqual([]);
});
