import { orderStatus, type LocationsOrderInfo, type TodaysDisposals } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestLocation, createTestUser, type TestCompany } from "../test-company.ts";
import { createTestOrder } from "../test-order.ts";
import { openTestPortal, testNow, type TestPortal } from "../test-portal.ts";

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
  (await read<LocationsOrderInfo>("/get-locations-order-info", token)).locations;
const disposals = async () => (await read<TodaysDisposals>("/dashboard/today", company.token)).disposals;

const updateSite = (id: number, values: { active?: boolean; lat?: null; lon?: null; city?: string }) =>
  portal.database.db.updateTable("locations").set(values).where("id", "=", id).execute();

test("the map counts open and claimed orders per site, and nothing else", async () => {
  for (const status of Object.values(orderStatus)) await createTestOrder(portal, company, { status });
  await createTestOrder(portal, company);
  expect(await map()).toEqual([
    {
      id: company.locationId,
      label: "4100-02, Werkstatt 2, Lohgerberweg 21, 34123 Kassel",
      alias: "Werkstatt 2",
      city: "Kassel",
      lat: 51.3,
      lon: 9.5,
      open: 2,
      claimed: 1,
    },
  ]);
});

test("sites without orders or without a place are on the list, inactive and foreign ones are not", async () => {
  const { companyId, locationId } = company;
  const other = await createTestLocation(portal, companyId);
  const hidden = await createTestLocation(portal, companyId);
  await updateSite(locationId, { lat: null, lon: null });
  await updateSite(hidden, { active: false });
  const { token } = await createTestUser(portal, companyId, {
    permissions: [11],
    locationIds: [locationId, other, hidden],
  });
  await createTestOrder(portal, await createTestCompany(portal));
  expect((await map(token)).map(({ id, lat, open }) => [id, lat, open])).toEqual([
    [locationId, null, 0],
    [other, 51.3, 0],
  ]);
  expect((await map()).map(({ id }) => id)).toEqual([locationId]);
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
      serviceLocationId: company.locationId,
      site: "Werkstatt 2",
      street: "Lohgerberweg",
      houseNumber: "21",
      zip: "34123",
      city: "Kassel",
      count: 3,
      timeWindows: ["all_day", "afternoon"],
      confirmed: 1,
      executed: 1,
      failed: 1,
    },
  ]);
});

test("today is the day in Berlin", async () => {
  await createTestOrder(portal, company, { desiredDate: today });
  portal.setNow("2027-02-28T22:59:59Z");
  expect(await disposals()).toEqual([]);
  portal.setNow("2027-02-28T23:00:00Z");
  expect(await disposals()).toHaveLength(1);
});
