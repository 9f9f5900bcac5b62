import type { NotificationList } from "@kreislauf/contract/notifications";
import { orderStatus } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailTemplates } from "../../app/mail-templates.ts";
import { reopenCsv } from "../../../test/assertions/reopen-sheets.ts";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { lastFeedPosition, readTestFeed } from "../../../test/portal/read-feed.ts";

/** A claim that is closed as not fulfilled cancels its order. */

let portal: TestPortal;
let key: string;
let company: TestCompany;
let acts: OrderActions;
let orderId: number;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, key);
  orderId = await createTestOrder(portal, company, {
    status: orderStatus.claimed,
    desiredDate: "2027-02-22",
  });
});

const permissions = [11, 14, 16];
const notFulfilled = 3;

describe("a claim closed as not fulfilled", () => {
  test("leaves an order that says when it was cancelled, by whom and why", async () => {
    const { status, body } = await acts.close(orderId, notFulfilled);
    expect(status).toBe(200);
    expect(body.orderStatusId).toBe(orderStatus.cancelled);
    expect(body.cancellation).toEqual({
      cancelledOn: "2027-03-01T08:00:00Z",
      cancelledBy: { id: company.userId, name: "Jana Petersen" },
      cancelReasonId: 9,
      cancelReason: "Leistung nicht erbracht",
      cause: "claim_not_fulfilled",
      reason: null,
    });
    expect((await acts.log(orderId))[0]).toMatchObject({
      change: "claim_closed",
      changedBy: { id: company.userId },
      old: { orderStatusId: 3 },
      new: { orderStatusId: 4, closeReasonId: 3, cause: "claim_not_fulfilled" },
    });
  });

  test("is the reason in the file of orders, not what was claimed", async () => {
    await acts.close(orderId, notFulfilled);
    const { token } = await createTestUser(portal, company.companyId, {
      permissions,
      siteIds: [company.siteId],
    });
    for (const [language, heading, words] of [
      ["de", "Grund", "Leistung nicht erbracht"],
      ["en", "Reason", "Service not provided"],
    ] as const) {
      const path = "/order/report/download?format=csv";
      const answer = await portal.call({ path, token, headers: { "accept-language": language } });
      const [headings = [], row = []] = reopenCsv(answer.rawPayload);
      expect(row[headings.indexOf(heading)]).toBe(words);
    }
  });

  test("sends the mail of a cancellation, by its switch", async () => {
    await acts.close(orderId, notFulfilled);
    const mails = await acts.mails(orderId);
    expect(mails.map(({ kind, recipient_id }) => [kind, recipient_id])).toEqual([
      ["order_cancelled", company.userId],
    ]);
    const mail = mailTemplates.order_cancelled(mails[0]?.data as never);
    expect(mail.opening).toBe(
      "die Leistung vom 22.02.2027 wurde nicht erbracht. Mit der Reklamation ist auch der Auftrag abgeschlossen: Er ist storniert.",
    );
    expect(mail.facts).toContainEqual(["Grund", "Leistung nicht erbracht"]);
    expect(mail.facts).toContainEqual(["Storniert von", "Jana Petersen, 01.03.2027 09:00 Uhr"]);
    await portal.database.db
      .updateTable("memberships")
      .set({ cancellation_confirmation: false })
      .where("user_id", "=", company.userId)
      .execute();
    const other = await createTestOrder(portal, company, { status: 3, desiredDate: "2027-02-22" });
    await acts.close(other, notFulfilled);
    expect(await acts.mails(other)).toEqual([]);
  });

  test("is a cancellation to those whom the bell notifies", async () => {
    const { token } = await createTestUser(portal, company.companyId, {
      permissions,
      siteIds: [company.siteId],
    });
    await acts.close(orderId, notFulfilled);
    const bell = (await portal.call({ path: "/notifications", token })).json<NotificationList>();
    expect(bell.happenings).toMatchObject([{ kind: "order_cancelled", subjectId: orderId }]);
  });

  test("tells the provider's systems why the order is cancelled", async () => {
    const start = await lastFeedPosition(portal, key);
    await acts.close(orderId, notFulfilled);
    const { events } = await readTestFeed(portal, key, `after=${start}`);
    expect(events).toMatchObject([
      {
        type: "order.claim_closed",
        new: { orderStatusId: 4, closeReasonId: 3, cancelReasonId: 9, cause: "claim_not_fulfilled" },
      },
    ]);
  });
});

test.for([
  [1, orderStatus.open],
  [2, orderStatus.done],
] as const)("a claim closed for reason %i cancels nothing", async ([reason, status]) => {
  const { body } = await acts.close(orderId, reason);
  expect(body).toMatchObject({ orderStatusId: status, cancellation: null });
  expect(await acts.mails(orderId)).toEqual([]);
});
