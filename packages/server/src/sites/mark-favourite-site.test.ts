import type { SiteOption } from "@kreislauf/contract/sites";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  assignTestSites,
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
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());

const mark = (siteId: number, favourite: boolean, token = company.token) =>
  portal.call({
    method: "PATCH",
    path: `/service-location/${siteId}/favourite`,
    body: { favourite },
    token,
  });

async function favourites(token = company.token): Promise<readonly number[]> {
  const answer = await portal.call({ method: "GET", path: "/simple-service-location-list", token });
  const { serviceLocations } = answer.json<{ serviceLocations: SiteOption[] }>();
  return serviceLocations.filter(({ favourite }) => favourite).map(({ id }) => id);
}

test("a favourite is marked and taken off again, as often as one likes", async () => {
  expect(await favourites()).toEqual([]);
  for (const favourite of [true, true, false, false, true]) {
    const answer = await mark(company.siteId, favourite);
    expect(answer.json()).toEqual({ favourite });
    expect(await favourites()).toEqual(favourite ? [company.siteId] : []);
  }
});

test("a favourite belongs to the person, not to colleagues", async () => {
  const colleague = await createTestUser(portal, company.companyId, {
    permissions: [11],
    siteIds: [company.siteId],
  });
  await mark(company.siteId, true);
  expect(await favourites(colleague.token)).toEqual([]);
});

test("a site that one lost is neither marked nor offered, and is a favourite again with the site", async () => {
  const siteId = await createTestSite(portal, company.companyId);
  expect((await mark(siteId, true)).statusCode).toBe(404);
  await assignTestSites(portal, company, [siteId]);
  await mark(siteId, true);
  const { db } = portal.database;
  await db.deleteFrom("user_sites").where("site_id", "=", siteId).execute();
  expect(await favourites()).not.toContain(siteId);
  expect((await mark(siteId, false)).statusCode).toBe(404);
  await assignTestSites(portal, company, [siteId]);
  expect(await favourites()).toContain(siteId);
});
