import {
  orderPhases,
  orderStatus,
  type OrderList,
  type SitesOrderInfo,
  type TodaysDisposals,
} from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const today = "2027-03-01";

async function read<Answer>(path: string, token: string): Promise<Answer> {
  const answer = await portal.call({ path, token });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}
const map = async (token = company.token) =>
  (await read<SitesOrderInfo>("/get-locations-order-info", token)).locations;
const disposals = async () => (await read<TodaysDisposals>("/dashboard/today", company.token)).disposals;

const updateSite = (id: number, values: { active?: boolean; lat?: null; lon?: null; city?: string }) =>
  portal.database.db.updateTable("sites").set(values).where("id", "=", id).execute();

const noPhases = Object.fromEntries(orderPhases.map((phase) => [phase, 0]));

test("the map counts open and claimed orders per site, and nothing else", async () => {
  for (const status of Object.values(orderStatus)) await createTestOrder(portal, company, { status });
  await createTestOrder(portal, company);
  expect(await map()).toEqual([
    {
      id: company.siteId,
      label: "4100-02, Werkstatt 2, Lohgerberweg 21, 34123 Kassel",
      alias: "Werkstatt 2",
      city: "Kassel",
      lat: 51.3,
      lon: 9.5,
      open: 2,
      claimed: 1,
      orderAmountsByOrderPhase: { ...noPhases, requested: 2, waiting: 1 },
    },
  ]);
});

test("the numbers of the day count orders at inactive sites, as the lists of them do", async () => {
  const { companyId, userId } = company;
  const closed = await createTestSite(portal, companyId);
  await assignTestSites(portal, { companyId, userId }, [closed]);
  await updateSite(closed, { active: false });
  for (const siteId of [company.siteId, closed]) {
    const site = { ...company, siteId };
    await createTestOrder(portal, site, { status: orderStatus.claimed });
    await createTestOrder(portal, site, { desiredDate: today });
    await createTestOrder(portal, site, { desiredDate: "2027-02-05" });
  }
  const { locations, ofAllSites } = await read<SitesOrderInfo>("/get-locations-order-info", company.token);
  expect(locations.map(({ id, open, claimed }) => [id, open, claimed])).toEqual([[company.siteId, 2, 1]]);
  const listed = async (query: string) =>
    (await read<OrderList>(`/service-location/all/orders?amount=1&${query}`, company.token)).total;
  expect(ofAllSites).toEqual({
    open: await listed("status=1"),
    claimed: await listed("status=3"),
    overdue: await listed("phases=overdue"),
  });
  expect(ofAllSites).toEqual({ open: 4, claimed: 2, overdue: 2 });
  expect((await disposals()).map((each) => [each.serviceLocationId, each.active, each.count])).toEqual([
    [company.siteId, true, 1],
    [closed, false, 1],
  ]);
});

test("sites without orders or without a place are on the list, inactive and foreign ones are not", async () => {
  const { companyId, siteId } = company;
  const other = await createTestSite(portal, companyId);
  const hidden = await createTestSite(portal, companyId);
  await updateSite(siteId, { lat: null, lon: null });
  await updateSite(hidden, { active: false });
  const { token } = await createTestUser(portal, companyId, {
    permissions: [11],
    siteIds: [siteId, other, hidden],
  });
  await createTestOrder(portal, await createTestCompany(portal));
  expect((await map(token)).map(({ id, lat, open }) => [id, lat, open])).toEqual([
    [siteId, null, 0],
    [other, 51.3, 0],
  ]);
  expect((await map()).map(({ id }) => id)).toEqual([siteId]);
});

test("today's disposals say what is known of them, whatever became of them but cancelled ones", async () => {
  await createTestOrder(portal, company, { desiredDate: today, executedOn: today });
  await createTestOrder(portal, company, { desiredDate: today, status: orderStatus.failedTrip });
  const afternoon = await createTestOrder(portal, company, { desiredDate: today });
  await portal.database.db
    .updateTable("orders")
    .set({ time_window: "afternoon", confirmed_date: today })
    .where("id", "=", afternoon)
    .execute();
  await createTestOrder(portal, company, { desiredDate: today, status: orderStatus.cancelled });
  await createTestOrder(portal, company, { desiredDate: "2027-03-02" });
  expect(await disposals()).toEqual([
    {
      serviceLocationId: company.siteId,
      site: "Werkstatt 2",
      street: "Lohgerberweg",
      houseNumber: "21",
      zip: "34123",
      city: "Kassel",
      active: true,
      count: 3,
      timeWindows: ["all_day", "afternoon"],
      confirmed: 1,
      executed: 1,
      failed: 1,
    },
  ]);
});

test("every number is of the sites one sees, and feedback is for those who may see orders", async () => {
  const { companyId } = company;
  const elsewhere = await createTestSite(portal, companyId);
  const proposal = { date: "2027-03-12", timeWindow: "all_day", note: null } as const;
  const answerBy = "2027-03-09T11:00:00Z";
  for (const siteId of [company.siteId, elsewhere, elsewhere]) {
    const site = { ...company, siteId };
    await createTestOrder(portal, site, { desiredDate: today });
    await createTestOrder(portal, site, { desiredDate: "2027-02-22" });
    await createTestOrder(portal, site, { status: orderStatus.claimed });
    await createTestOrder(portal, site, { proposal: { ...proposal, answerBy } });
  }
  const numbersOf = async (token: string) => {
    const sites = await map(token);
    const all = async (path: string) => (await read<{ total: number }>(path, token)).total;
    const { disposals: planned } = await read<TodaysDisposals>("/dashboard/today", token);
    return {
      open: sites.reduce((sum, { open }) => sum + open, 0),
      claimed: sites.reduce((sum, { claimed }) => sum + claimed, 0),
      today: planned.reduce((sum, { count }) => sum + count, 0),
      feedback: await all("/dashboard/awaiting-feedback"),
      proposals: await all("/dashboard/proposals"),
      claims: await all("/service-location/all/orders?status=3&amount=1&totalamounts=true"),
    };
  };
  const somebody = (permissions: number[], siteIds: number[]) =>
    createTestUser(portal, companyId, { permissions, siteIds });
  const one = { open: 3, claimed: 1, today: 1, feedback: 1, proposals: 1, claims: 1 };
  const two = { open: 6, claimed: 2, today: 2, feedback: 2, proposals: 2, claims: 2 };
  expect(await numbersOf(company.token)).toEqual(one);
  expect(await numbersOf((await somebody([11, 13], [elsewhere])).token)).toEqual(two);
  const none = { open: 0, claimed: 0, today: 0, feedback: 0, proposals: 0, claims: 0 };
  expect(await numbersOf((await somebody([11, 14], [])).token)).toEqual(none);

  const { token } = await somebody([11], [elsewhere]);
  expect((await map(token)).map(({ open, claimed }) => [open, claimed])).toEqual([[6, 2]]);
  for (const path of ["/dashboard/awaiting-feedback", "/dashboard/proposals", "/dashboard/pending-changes"]) {
    expect((await portal.call({ path, token })).statusCode, path).toBe(403);
  }
});

test("today is the day in Berlin", async () => {
  await createTestOrder(portal, company, { desiredDate: today });
  portal.setNow("2027-02-28T22:59:59Z");
  expect(await disposals()).toEqual([]);
  portal.setNow("2027-02-28T23:00:00Z");
  expect(await disposals()).toHaveLength(1);
});
