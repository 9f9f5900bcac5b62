import { permission } from "@kreislauf/contract/base";
import type { GermanHolidays, ServiceCatalog } from "@kreislauf/contract/catalog";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal, { land: "SN" });
});
afterAll(() => portal.close());

describe("holidays of a site", () => {
  const holidays = (siteId: number, token: string | undefined, language = "de") =>
    portal.call({
      path: `/fetch-german-holidays/${siteId}`,
      token,
      headers: { "accept-language": language },
    });

  test("are those of its Land, of the running and the next two years, with their names", async () => {
    const answer = await holidays(company.siteId, company.token);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<GermanHolidays>();
    const days = data.holidays.split(",");
    expect(days).toContain("17/11/2027");
    expect(days).toContain("1/1/2027");
    expect(days).toContain("26/12/2029");
    expect(days).not.toContain("1/11/2027");
    expect(data.names["2027-11-17"]).toBe("Buß- und Bettag");
    expect(Object.keys(data.names)).toHaveLength(days.length);
  });

  test("are named in English for those who read English", async () => {
    const { data } = (await holidays(company.siteId, company.token, "en")).json<GermanHolidays>();
    expect(data.names["2027-03-26"]).toBe("Good Friday");
  });

  test("of another company's or an unassigned site do not exist", async () => {
    const other = await createTestCompany(portal);
    expect((await holidays(other.siteId, other.token)).statusCode).toBe(200);
    expect((await holidays(other.siteId, company.token)).statusCode).toBe(404);
    const stranger = await createTestUser(portal, company.companyId, {
      permissions: [permission.orderManager],
      siteIds: [],
    });
    expect((await holidays(company.siteId, stranger.token)).statusCode).toBe(404);
  });

  test("need a sign-in and the right to order or to manage agreements", async () => {
    expect((await holidays(company.siteId, undefined)).statusCode).toBe(401);
    const reader = await createTestUser(portal, company.companyId, {
      permissions: [permission.defaultUser],
      siteIds: [company.siteId],
    });
    expect((await holidays(company.siteId, reader.token)).statusCode).toBe(403);
  });
});

test("the service catalog names every offer with its actions, lead times and terms", async () => {
  const answer = await portal.call({ path: "/service-catalog", token: company.token });
  expect(answer.statusCode).toBe(200);
  const { wasteTypes, containerTypes, offers } = answer.json<ServiceCatalog>();
  expect(wasteTypes).toEqual([
    { id: 101, description: "Altholz A I–III", avvCode: "17 02 01", hazardous: false },
  ]);
  expect(containerTypes.map((type) => type.id)).toEqual([203]);
  expect(offers).toHaveLength(1);
  expect(offers[0]).toMatchObject({
    wasteTypeId: 101,
    containerTypeId: 203,
    unit: "container",
    leastAmount: 1,
  });
  expect(offers[0]?.containerActions).toContainEqual({ id: 5, description: "Aufstellen", leadTimeDays: 5 });
  expect(offers[0]?.containerActions).toContainEqual({ id: 2, description: "Tauschen", leadTimeDays: 1 });
});

test("hazardous waste carries a star behind its code, the free-text entry no code at all", async () => {
  await portal.database.db
    .insertInto("waste_types")
    .values([
      { id: 161, description: "Altöl", sort_key: "altol", avv_code: "130205", hazardous: true },
      {
        id: 502,
        description: "Sonstige Abfallart",
        sort_key: "sonstige abfallart",
        avv_code: "",
        hazardous: false,
      },
    ])
    .execute();
  const answer = await portal.call({ path: "/service-catalog", token: company.token });
  const { wasteTypes } = answer.json<ServiceCatalog>();
  expect(wasteTypes.map((type) => type.avvCode)).toEqual(["17 02 01", "13 02 05*", ""]);
});
