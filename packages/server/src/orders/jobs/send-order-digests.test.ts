import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailTemplates } from "../../app/mail-templates.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import type { OrderDigestMail } from "./order-digest.mail.ts";
import { runBatch } from "./run-batch.ts";
import { latestDigestTime, sendOrderDigests } from "./send-order-digests.ts";

test.each([
  ["2027-03-01T16:01:59Z", "2027-02-28T16:00:00Z"],
  ["2027-03-01T16:02:00Z", "2027-03-01T16:00:00Z"],
  // The clocks change on 28 March.
  ["2027-03-28T15:02:00Z", "2027-03-28T15:00:00Z"],
  ["2027-03-28T15:01:59Z", "2027-03-27T16:00:00Z"],
  // This instant is on different days in UTC and in Berlin.
  ["2027-03-01T23:30:00Z", "2027-03-01T16:00:00Z"],
])("at %s the latest digest was due at %s", (now, due) => {
  expect(latestDigestTime(Temporal.Instant.from(now)).toString()).toBe(due);
});

describe("the digest", () => {
  let portal: TestPortal;
  let company: TestCompany;
  let acts: OrderActions;
  let reader: Awaited<ReturnType<typeof createTestUser>>;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    portal.setNow(testNow);
    company = await createTestCompany(portal);
    acts = await createOrderActions(portal, company, await createTestKey(portal));
    reader = await createTestUser(portal, company.companyId, {
      permissions: [11, 14],
      siteIds: [company.siteId],
    });
  });

  const choose = (orderDigest: boolean, { userId, token } = reader) =>
    portal.call({ method: "PATCH", path: `/account/settings/email/${userId}`, body: { orderDigest }, token });
  const order = async () => {
    const wish = { agreementId: company.agreementId, containerActionId: 4, desiredDate: "2027-03-10" };
    const { status, body } = await acts.create(wish);
    expect(status).toBe(201);
    return body;
  };
  const send = () => runBatch({ db: portal.database.db, clock: portal }, sendOrderDigests);
  const digests = async (userId = reader.userId) =>
    (
      await portal.database.db
        .selectFrom("outbox_mails")
        .select("data")
        .where("kind", "=", "order_digest")
        .where("recipient_id", "=", userId)
        .orderBy("created_at")
        .execute()
    ).map(({ data }) => data as unknown as OrderDigestMail);

  test("tells at 17:00 what others ordered since it was switched on, once", async () => {
    await order();
    portal.setNow("2027-03-01T08:01:00Z");
    await choose(true);
    portal.setNow("2027-03-01T08:02:00Z");
    const { orderNumber } = await order();
    const cancelled = await order();
    await acts.cancel(cancelled.id);
    portal.setNow("2027-03-01T16:01:59Z");
    expect(await send()).toBe(0);
    portal.setNow("2027-03-01T16:02:00Z");
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    const [digest, ...more] = await digests();
    expect(more).toEqual([]);
    expect(digest).toMatchObject({ count: 1, orders: [{ orderNumber, by: "Jana Petersen" }] });
    const mail = mailTemplates.order_digest(digest as OrderDigestMail);
    expect(mail.subject).toBe("1 neuer Auftrag an Ihren Standorten");
    expect(mail.facts[0]?.[0]).toBe(`Auftrag ${orderNumber}`);
  });

  test("tells of an order of the last moment that is saved after 17:00", async () => {
    await choose(true);
    portal.setNow("2027-03-01T16:00:01Z");
    await send();
    portal.setNow("2027-03-01T15:59:59Z");
    await order();
    portal.setNow("2027-03-01T16:02:00Z");
    await send();
    portal.setNow("2027-03-02T16:02:00Z");
    await send();
    expect((await digests()).map(({ count }) => count)).toEqual([1]);
  });

  test("is one mail for the days that a server stood still, and none where nothing was ordered", async () => {
    await choose(true);
    portal.setNow("2027-03-01T08:02:00Z");
    await order();
    portal.setNow("2027-03-04T09:00:00Z");
    await order();
    await send();
    expect((await digests()).map(({ count }) => count)).toEqual([1]);
    portal.setNow("2027-03-04T16:02:00Z");
    await send();
    portal.setNow("2027-03-05T16:02:00Z");
    await send();
    expect((await digests()).map(({ count }) => count)).toEqual([1, 1]);
  });

  test("tells nobody of their own orders, of sites they do not see, without the right, or after switching it off", async () => {
    const elsewhere = await createTestUser(portal, company.companyId, {
      permissions: [11, 14],
      siteIds: [await createTestSite(portal, company.companyId)],
    });
    const powerless = await createTestUser(portal, company.companyId, {
      permissions: [11],
      siteIds: [company.siteId],
    });
    for (const person of [company, elsewhere, powerless, reader]) await choose(true, person);
    await choose(false);
    portal.setNow("2027-03-01T08:02:00Z");
    await order();
    portal.setNow("2027-03-01T16:02:00Z");
    expect(await send()).toBe(3);
    for (const { userId } of [company, elsewhere, powerless, reader])
      expect(await digests(userId)).toEqual([]);
  });
});
