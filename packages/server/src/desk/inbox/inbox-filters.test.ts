import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
const name = `Zimmerei ${randomUUID()}`;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
  company = await createTestCompany(portal);
  const { db } = portal.database;
  await db.updateTable("companies").set({ name }).where("id", "=", company.companyId).execute();
  for (let each = 0; each < 25; each++) await createTestCompany(portal);
});
afterAll(() => portal.close());

const companies = async (query: string) =>
  (await portal.call({ path: `/desk/v1/order-companies?${query}`, token: staff.token })).json<{
    companies: { id: number; name: string }[];
  }>().companies;

test("companies to filter by are found by name and number, however many come before them", async () => {
  expect((await companies("")).map(({ id }) => id)).not.toContain(company.companyId);
  const [found, ...others] = await companies(`search=${encodeURIComponent(name.toLowerCase())}`);
  expect(found).toMatchObject({ id: company.companyId, name });
  expect(others).toEqual([]);
});

test("the one that is filtered by is read by its id", async () => {
  expect(await companies(`companyId=${company.companyId}`)).toMatchObject([{ id: company.companyId, name }]);
  expect(await companies("companyId=2000000")).toEqual([]);
});
