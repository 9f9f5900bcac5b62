import { permission } from "@kreislauf/contract/base";
import type { SiteList } from "@kreislauf/contract/sites";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { createTestContact, createTestGroup } from "../../test/factories/people.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { siteKeys } from "./site-keys.ts";

let portal: TestPortal;
let company: TestCompany;
const ids = new Map<string, number>();

const sites = [
  { alias: "Ölhof", number: "0300", street: "Am Hof", zip: "20095", city: "Hamburg", active: true },
  { alias: "Zentrale", number: null, street: "Ringstraße", zip: "34117", city: "Kassel", active: true },
  { alias: "Außenlager", number: "0100", street: "Zum Tor", zip: "80331", city: "München", active: true },
  { alias: "Altes Lager", number: "0200", street: "Am Kai", zip: "28195", city: "Bremen", active: false },
] as const;

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  ids.set("Werkstatt 2", company.siteId);
  const groupId = await createTestGroup(portal, company.companyId, "Lager");
  for (const { alias, number, street, zip, city, active } of sites) {
    const label = { alias, locationOrderNumber: number, street, houseNumber: "1", zip, city };
    const { id } = await portal.database.db
      .insertInto("sites")
      .values({
        company_id: company.companyId,
        active,
        alias,
        site_order_number: number,
        street,
        house_number: "1",
        zip,
        city,
        land: "HE",
        lat: null,
        lon: null,
        contract_number: "V-1",
        partner_number: "P-1",
        ship_to_number: `S-${alias}`,
        gln_number: null,
        group_id: alias.endsWith("ager") ? groupId : null,
        ...siteKeys(label),
        created_at: portal.now().toString(),
        activated_at: portal.now().toString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(alias, id);
    await assignTestSites(portal, company, [id]);
  }
});
afterAll(() => portal.close());

async function list(query: string, token = company.token): Promise<SiteList> {
  const answer = await portal.call({ path: `/get-service-location-list/${query}`, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SiteList>();
}
const names = async (query: string) => (await list(query)).serviceLocations.map(({ alias }) => alias);

test.for([
  ["1", ["Außenlager", "Ölhof", "Werkstatt 2", "Zentrale"]],
  ["2", ["Altes Lager", "Außenlager", "Ölhof", "Werkstatt 2", "Zentrale"]],
  ["2?active=false", ["Altes Lager"]],
  ["1?active=false", []],
  ["2?active=true&sortOrder=desc", ["Zentrale", "Werkstatt 2", "Ölhof", "Außenlager"]],
  ["1?sortBy=place", ["Ölhof", "Werkstatt 2", "Zentrale", "Außenlager"]],
  ["1?sortBy=group", ["Außenlager", "Ölhof", "Werkstatt 2", "Zentrale"]],
  ["2?sortBy=group&sortOrder=desc", ["Altes Lager", "Außenlager", "Ölhof", "Werkstatt 2", "Zentrale"]],
  ["1?sortBy=containers&sortOrder=desc", ["Werkstatt 2", "Außenlager", "Ölhof", "Zentrale"]],
  ["1?search=olhof", ["Ölhof"]],
  ["1?search=kassel%20ring", ["Zentrale"]],
  ["1?search=4100", ["Werkstatt 2"]],
  ["1?search=STRASSE", ["Zentrale"]],
  ["1?search=%25", []],
  ["1?limit=2&offset=1", ["Ölhof", "Werkstatt 2"]],
  ["1?limit=2&offset=10", []],
] as const)("%s lists %j", async ([query, expected]) => {
  expect(await names(query)).toEqual(expected);
});

test("a page tells how many fit and how many there are", async () => {
  const { total, amounts } = await list("1?search=a&limit=1");
  expect(total).toBe(4);
  expect((await list("1?search=zentrale&limit=1")).total).toBe(1);
  expect(amounts).toEqual({ active: 4, inactive: 1, containers: 2 });
});

test("a site of a group is found by it", async () => {
  const [{ group } = { group: null }] = (await list("1?search=Au%C3%9Fenlager")).serviceLocations;
  expect(group).toMatchObject({ name: "Lager" });
  expect(await names(`1?groupId=${group?.groupId}`)).toEqual(["Außenlager"]);
});

test("a row says who to ask, what stands there and what runs", async () => {
  const contactId = await createTestContact(portal, company.companyId);
  await portal.database.db
    .updateTable("sites")
    .set({ contact_external_id: contactId })
    .where("id", "=", company.siteId)
    .execute();
  await createTestOrder(portal, company);
  await createTestOrder(portal, company, { status: 3, desiredDate: "2027-02-01" });
  await createTestOrder(portal, company, { status: 2, desiredDate: "2027-02-01" });
  const [row] = (await list("1?search=4100")).serviceLocations;
  expect(row).toMatchObject({
    contactPerson: { type: "external", id: contactId, name: "Bernd Achterkamp" },
    containerCount: 2,
    openOrders: 1,
    claimedOrders: 1,
    deactivation: null,
  });
});

describe("the numbers to choose from", () => {
  test("are the company's for managers, those of their own sites for others", async () => {
    await portal.database.db
      .insertInto("company_numbers")
      .values([
        { company_id: company.companyId, kind: "contract", number: "V-2" },
        { company_id: company.companyId, kind: "partner", number: "P-2" },
        { company_id: company.companyId, kind: "ship_to", number: "S-2" },
      ])
      .execute();
    expect(await list("1?limit=1")).toMatchObject({
      myNatureContracts: ["V-2"],
      myNaturePartners: ["P-2"],
      myNatureShipToNumbers: ["S-2"],
      branch: ["S-2"],
    });
    const reader = await createTestUser(portal, company.companyId, {
      permissions: [permission.defaultUser],
      siteIds: [ids.get("Zentrale") ?? 0, ids.get("Ölhof") ?? 0, ids.get("Altes Lager") ?? 0],
    });
    expect(await list("1", reader.token)).toMatchObject({
      myNatureContracts: ["V-1"],
      branch: ["S-Zentrale", "S-Ölhof"],
      amounts: { active: 2, inactive: 0 },
    });
  });
});

test("500 sites take as many statements as one, and no site's own", async () => {
  await sql`
    insert into sites (company_id, alias, street, house_number, zip, city, land, sort_key, name_key, place_key,
      address_key, created_at, activated_at)
    select ${company.companyId}, 'Markt ' || n, 'Weg', n::text, '34123', 'Kassel', 'HE', 'markt ' || n, 'markt ' || n,
      'kassel ' || n, 'weg ' || n, ${portal.now().toString()}, ${portal.now().toString()}
    from generate_series(1, 500) as n`.execute(portal.database.db);
  await sql`
    insert into user_sites (user_id, company_id, site_id)
    select ${company.userId}, company_id, id from sites where alias like 'Markt %'`.execute(
    portal.database.db,
  );
  const count = async (path: string) =>
    (await portal.statementsOf(() => portal.call({ path, token: company.token }))).filter(
      ({ sql: text }) => !/from "maintenance"/.test(text),
    ).length;
  // The statements: authentication; the page, its open orders, the totals, the number of matches, the company's
  // numbers.
  expect(await count("/get-service-location-list/2?limit=1")).toBe(6);
  expect(await count("/get-service-location-list/2?limit=100&search=markt")).toBe(6);
  expect(await count("/get-service-location-list/2")).toBe(5);
  expect((await list("2")).serviceLocations).toHaveLength(505);
  // The statements: authentication; the site, its orders, its sketches and people; agreements, next orders, what
  // prevents a deactivation.
  expect(await count(`/service-location/improved/${company.siteId}`)).toBe(8);
  expect(await count("/simple-service-location-list")).toBe(2);
});
