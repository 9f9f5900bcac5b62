import { permission } from "@kreislauf/contract/base";
import type { TireStorage } from "@kreislauf/contract/sites";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { createTestTireType } from "../../test/factories/site.ts";

let portal: TestPortal;
let company: TestCompany;
let tireTypeId: number;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  tireTypeId = await createTestTireType(portal, company.companyId);
});

const add = (change: object = {}, token = company.token) =>
  portal.call({
    method: "POST",
    path: "/data/storage/tire/add",
    body: {
      serviceLocationId: company.siteId,
      tireTypeId,
      amount: 12,
      storedOn: "2027-02-26",
      ...change,
    },
    token,
    headers: { "accept-language": "de" },
  });

const show = async (token = company.token) =>
  (
    await portal.call({
      path: `/data/storage/tire/getStorage?serviceLocationId=${company.siteId}`,
      token,
    })
  ).json<TireStorage>();

test("tires come and go, and the stock of each type follows", async () => {
  const trucks = await createTestTireType(portal, company.companyId, "Lkw-Reifen");
  expect((await add({ note: " ohne Felgen " })).statusCode).toBe(201);
  expect((await add({ amount: -5, storedOn: "2027-03-01" })).statusCode).toBe(201);
  expect(await show()).toMatchObject({
    storage: [
      { tireTypeId: trucks, description: "Lkw-Reifen", amount: 0, lastStoredOn: null },
      { tireTypeId, description: "Pkw-Reifen", amount: 7, lastStoredOn: "2027-03-01" },
    ],
    entries: [
      { amount: -5, note: null, createdBy: { id: company.userId, name: "Jana Petersen" } },
      { amount: 12, note: "ohne Felgen", storedOn: "2027-02-26" },
    ],
  });
});

test("no stock falls below zero, also of two people who take at once", async () => {
  await add();
  expect((await add({ amount: -13 })).json()).toMatchObject({ code: "tire_stock_negative" });
  const answers = await Promise.all([add({ amount: -7 }), add({ amount: -7 })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await show()).storage[0]?.amount).toBe(5);
});

test.for([
  [{ amount: 0 }, 400],
  [{ amount: 1.5 }, 400],
  [{ amount: 10_000 }, 400],
  [{ storedOn: "2027-03-02" }, 400],
  [{ storedOn: "2027-02-30" }, 400],
  [{ tireTypeId: 999_999 }, 404],
  [{ serviceLocationId: 999_999 }, 404],
] as const)("%j is refused with %i", async ([change, status]) => {
  expect((await add(change)).statusCode).toBe(status);
  expect((await show()).entries).toEqual([]);
});

test("tire types of another company are not there, nor its storage", async () => {
  const other = await createTestCompany(portal);
  const foreign = await createTestTireType(portal, other.companyId);
  expect((await add({ tireTypeId: foreign })).statusCode).toBe(404);
  expect((await add({}, other.token)).statusCode).toBe(404);
  const types = await portal.call({ path: "/data/storage/tire/getTireTypes", token: company.token });
  expect(types.json()).toEqual({ tireTypes: [{ id: tireTypeId, description: "Pkw-Reifen" }] });
});

test("whoever may not order or manage sites only reads", async () => {
  const reader = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser],
    siteIds: [company.siteId],
  });
  await add();
  expect((await show(reader.token)).storage[0]?.amount).toBe(12);
  expect((await add({}, reader.token)).statusCode).toBe(403);
});

test("nothing comes to a site that is no longer used", async () => {
  await portal.database.db
    .updateTable("sites")
    .set({ active: false })
    .where("id", "=", company.siteId)
    .execute();
  expect((await add()).json()).toMatchObject({ code: "location_inactive" });
});
