import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendTestQuote } from "../../test/examples/quote-examples.ts";
import { createTestCompany, createTestUser, type TestCompany } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { emptyTestSite } from "../../test/factories/site.ts";
import { deactivateIdleSites } from "./deactivate-idle-sites.ts";

/** The instant at which the sixtieth day after 1 March 2027 begins in Berlin. */
const sixtiethDay = "2027-04-29T22:00:00Z";
const beforeSixtiethDay = "2027-04-29T21:59:59Z";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  // Deactivates the sites of other tests, so that the job leaves them alone.
  await portal.database.db.updateTable("sites").set({ active: false }).execute();
  company = await createTestCompany(portal);
});

const run = () => deactivateIdleSites({ db: portal.database.db, clock: portal });

async function expectDueOn(moment: string, justBefore: string) {
  portal.setNow(justBefore);
  expect(await run()).toBe(0);
  portal.setNow(moment);
  expect(await run()).toBe(1);
}

const log = async (path = "/log/deactivated-locations", token = company.token) =>
  (await portal.call({ path, token })).json<{
    deactivatedLocations: { id: number; readOn: string | null }[];
  }>().deactivatedLocations;

describe("a site is deactivated after sixty days", () => {
  test("counted from its creation, where there was never anything", async () => {
    await portal.database.db.deleteFrom("agreements").where("site_id", "=", company.siteId).execute();
    await expectDueOn(sixtiethDay, beforeSixtiethDay);
  });

  test("counted from the last container", async () => {
    await emptyTestSite(portal, company, "2027-03-11");
    await expectDueOn("2027-05-09T22:00:00Z", "2027-05-09T21:59:59Z");
  });

  test("counted from the end of the last order", async () => {
    await emptyTestSite(portal, company);
    const orderId = await createTestOrder(portal, company, { status: 2 });
    await portal.database.db
      .updateTable("orders")
      .set({ finished_on: "2027-03-06T08:00:00Z" })
      .where("id", "=", orderId)
      .execute();
    await expectDueOn("2027-05-04T22:00:00Z", "2027-05-04T21:59:59Z");
  });

  test("counted from being activated again", async () => {
    await emptyTestSite(portal, company);
    const patch = (body: object) =>
      portal.call({
        method: "PATCH",
        path: `/service-location/${company.siteId}`,
        body,
        token: company.token,
      });
    await patch({ active: false, changeType: "deactivate" });
    portal.setNow("2027-03-21T08:00:00Z");
    const colleague = await createTestUser(portal, company.companyId, {
      permissions: [11, 22],
      siteIds: [company.siteId],
    });
    await portal.call({
      method: "PATCH",
      path: `/service-location/${company.siteId}`,
      body: { active: true, changeType: "activate" },
      token: colleague.token,
    });
    await expectDueOn("2027-05-19T22:00:00Z", "2027-05-19T21:59:59Z");
  });
});

describe("a site stays", () => {
  test("while it has a container, or an agreement that has not ended", async () => {
    portal.setNow("2028-03-01T08:00:00Z");
    expect(await run()).toBe(0);
    await portal.database.db
      .updateTable("agreements")
      .set({ containers_on_site: 0 })
      .where("site_id", "=", company.siteId)
      .execute();
    expect(await run()).toBe(0);
  });

  test.for([1, 3])("while an order has the status %i", async (status) => {
    await emptyTestSite(portal, company);
    await createTestOrder(portal, company, { status });
    portal.setNow("2028-03-01T08:00:00Z");
    expect(await run()).toBe(0);
  });

  test("until the last day of a quote that is still open", async () => {
    await sendTestQuote(portal, company, { validUntil: "2027-05-31" });
    await emptyTestSite(portal, company);
    await expectDueOn("2027-05-31T22:00:00Z", "2027-05-31T21:59:59Z");
  });

  test("no longer for a quote that was declined", async () => {
    const quoteId = await sendTestQuote(portal, company, { validUntil: "2027-05-31" });
    await emptyTestSite(portal, company);
    await portal.call({
      method: "POST",
      path: `/quote/${quoteId}/decline`,
      body: { reason: "price" },
      token: company.token,
    });
    await expectDueOn(sixtiethDay, beforeSixtiethDay);
  });
});

test("its site managers get a mail, a notice they can take away, and nobody else does", async () => {
  await emptyTestSite(portal, company);
  const [manager, reader, elsewhere] = await Promise.all([
    createTestUser(portal, company.companyId, { permissions: [11, 22], siteIds: [company.siteId] }),
    createTestUser(portal, company.companyId, { permissions: [11, 17], siteIds: [company.siteId] }),
    createTestUser(portal, company.companyId, { permissions: [11, 22], siteIds: [] }),
  ]);
  portal.setNow(sixtiethDay);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);

  const mails = await portal.database.db
    .selectFrom("outbox_mails")
    .select(["recipient_id", "data"])
    .where("kind", "=", "location_deactivated")
    .where(sql<boolean>`(data ->> 'siteId')::integer = ${company.siteId}`)
    .execute();
  const recipients = [company.userId, manager.userId].toSorted((a, b) => a - b);
  expect(mails.map((mail) => mail.recipient_id).toSorted((a, b) => a - b)).toEqual(recipients);
  expect(mails[0]?.data).toMatchObject({ alias: "Werkstatt 2", address: "Lohgerberweg 21, 34123 Kassel" });
  expect([reader, elsewhere].some(({ userId }) => recipients.includes(userId))).toBe(false);

  portal.setNow("2027-04-29T22:05:00Z");
  const again = { method: "POST", path: "/auth/login/credentials" } as const;
  const signIn = async (email: string) =>
    (await portal.call({ ...again, body: { email, password: "Kreislauf1" } })).json<{ accessToken: string }>()
      .accessToken;
  const token = await signIn(company.email);
  const [entry] = await log("/log/deactivated-locations?unread=true", token);
  expect(entry).toMatchObject({
    serviceLocationId: company.siteId,
    automatic: true,
    active: false,
    readOn: null,
    deactivatedBy: { id: 96, name: "System" },
  });
  expect(await log("/log/deactivated-locations", await signIn(elsewhere.email))).toEqual([]);
  const read = (id = entry?.id) =>
    portal.call({ method: "PATCH", path: `/log/deactivated-locations/${id}`, token });
  expect((await read()).json()).toMatchObject({ id: entry?.id, readOn: "2027-04-29T22:05:00Z" });
  expect(await log("/log/deactivated-locations?unread=true", token)).toEqual([]);
  const [kept] = await log("/log/deactivated-locations", token);
  portal.setNow("2027-04-29T22:06:00Z");
  expect((await read()).json()).toMatchObject({ readOn: kept?.readOn });
  const list = await portal.call({ path: "/get-service-location-list/2?active=false", token });
  expect(list.json()).toMatchObject({
    serviceLocations: [{ deactivation: { automatic: true } }],
    amounts: { active: 0, inactive: 1 },
  });
});

test("activating takes the notice away", async () => {
  await emptyTestSite(portal, company);
  portal.setNow(sixtiethDay);
  await run();
  const { email } = company;
  const { accessToken } = (
    await portal.call({
      method: "POST",
      path: "/auth/login/credentials",
      body: { email, password: "Kreislauf1" },
    })
  ).json<{ accessToken: string }>();
  await portal.call({
    method: "PATCH",
    path: `/service-location/${company.siteId}`,
    body: { active: true, changeType: "activate" },
    token: accessToken,
  });
  expect(await log("/log/deactivated-locations?unread=true", accessToken)).toEqual([]);
});

test("of two processes that look at the same moment one takes it", async () => {
  await emptyTestSite(portal, company);
  portal.setNow(sixtiethDay);
  const taken = await Promise.all([run(), run(), run()]);
  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(1);
  const entries = await portal.database.db
    .selectFrom("site_deactivations")
    .select("id")
    .where("site_id", "=", company.siteId)
    .execute();
  expect(entries).toHaveLength(1);
});
