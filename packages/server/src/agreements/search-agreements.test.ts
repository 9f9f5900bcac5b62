import { permission } from "@kreislauf/contract/base";
import type { FoundAgreement } from "@kreislauf/contract/agreements";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const search = async (words: string, token = company.token) => {
  const path = `/agreements/search?search=${encodeURIComponent(words)}`;
  const answer = await portal.call({ method: "GET", path, token });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ agreements: FoundAgreement[]; total: number }>();
};

test("finds containers by waste, container, number and site, all words together", async () => {
  const [all] = (await search("")).agreements;
  expect(all?.agreementId).toBe(company.agreementId);
  const { wasteType, containerType, agreementNumber } = all as FoundAgreement;
  const site = await portal.database.db
    .selectFrom("sites")
    .select(["city", "alias"])
    .where("id", "=", company.siteId)
    .executeTakeFirstOrThrow();
  const waste = wasteType.description.slice(0, 5);
  const words = [waste, wasteType.avvCode.replaceAll(" ", ""), containerType.type, site.city, site.alias];
  for (const found of [...words, agreementNumber ?? "", `${site.city} ${waste}`]) {
    expect(await search(found.toUpperCase()), found).toMatchObject({
      agreements: [{ agreementId: company.agreementId, serviceLocationId: company.siteId }],
      total: 1,
    });
  }
  expect(await search(`${site.city} Zwiesel`)).toEqual({ agreements: [], total: 0 });
  expect(await search("%")).toEqual({ agreements: [], total: 0 });
});

test("finds nothing of sites that the person does not see, that are inactive, or of what has ended", async () => {
  const elsewhere = await createTestSite(portal, company.companyId);
  const { token } = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser, permission.orderManager],
    siteIds: [elsewhere],
  });
  expect(await search("", token)).toEqual({ agreements: [], total: 0 });
  const { db } = portal.database;
  await db.updateTable("sites").set({ active: false }).where("id", "=", company.siteId).execute();
  expect(await search("")).toEqual({ agreements: [], total: 0 });
  await db.updateTable("sites").set({ active: true }).where("id", "=", company.siteId).execute();
  expect((await search("")).total).toBe(1);
  await db.updateTable("agreements").set({ status: "ended" }).where("id", "=", company.agreementId).execute();
  expect(await search("")).toEqual({ agreements: [], total: 0 });
});
