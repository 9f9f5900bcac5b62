import { siteSortKeys } from "@kreislauf/contract/sites";
import { userSortKeys } from "@kreislauf/contract/users";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestCompany } from "../factories/company.ts";
import { createLargeCompany, createOtherCompanies } from "../factories/large-company.ts";
import { explain } from "../assertions/query-plans.ts";
import { openLargePortal } from "../portal/large-portal.ts";
import type { TestPortal } from "../portal/portal.ts";

/**
 * A company with 500 sites and 200 people among 400 other companies: the calls of its screens make as many statements
 * as for a small company, and no statement reads a whole table.
 */

const minutes = 60_000;

let portal: TestPortal;
let large: TestCompany;
let small: TestCompany;
beforeAll(async () => {
  portal = await openLargePortal(5_000);
  await createOtherCompanies(portal, { companies: 400, sites: 50, users: 20, sitesOfUser: 5 });
  large = await createLargeCompany(portal, { sites: 500, users: 200, sitesOfUser: 250 });
  small = await createLargeCompany(portal, { sites: 12, users: 4, sitesOfUser: 6 });
  await sql`insert into postal_places (zip, city, city_key, land, lat, lon)
    select lpad(n::text, 5, '0'), 'Ort ' || n, 'ort ' || n, 'HE', 51, 9 from generate_series(1, 16000) as n`.execute(
    portal.database.db,
  );
  await sql`insert into audit_log (company_id, occurred_at, action, category)
    select companies.id, '2026-06-01T08:00:00Z'::timestamptz + n * interval '1 minute', 'signed_in', 'sign_in'
    from companies, generate_series(1, 50) as n`.execute(portal.database.db);
  await sql`analyze`.execute(portal.database.db);
}, 3 * minutes);
afterAll(() => portal.close());

const directions = ["asc", "desc"];
const sites = "/get-service-location-list";
const lists = [
  `${sites}/1`,
  `${sites}/2`,
  ...siteSortKeys.flatMap((key) =>
    directions.map((order) => `${sites}/1?limit=10&offset=3&sortBy=${key}&sortOrder=${order}`),
  ),
  `${sites}/1?limit=10&search=markt%201`,
  `${sites}/2?limit=10&active=false`,
  "/simple-service-location-list",
  "/agreements/search?search=markt%201&limit=3",
  "/agreements/search?search=altholz&limit=3",
  ...["all", "registered", "invited"].flatMap((kind) =>
    userSortKeys.flatMap((key) =>
      directions.map((order) => `/users/${kind}?limit=10&sortBy=${key}&sortOrder=${order}`),
    ),
  ),
  "/users/all?search=harder%201&offset=1",
  "/users/all?search=056155",
  "/users/registered?withoutSecondFactor=all",
  "/users/registered?withoutSecondFactor=managers&sortBy=locations",
  ...["lastName", "phone", "email", "locations"].map((key) => `/users/external?sortBy=${key}`),
  "/users/external?search=kontakt",
  "/user",
  "/external-contact",
  "/users/assignable-locations",
  "/company-ebenes-and-groups",
  "/get-group-by-partner/P-1",
  "/log/deactivated-locations",
  "/audit-log?category=sign_in",
  "/util/search-address?q=Gewerbestra%C3%9Fe%2034123",
  "/util/search-zip-code?q=0012",
  "/util/search-postal-code?code=00123",
];
const ofSite = (siteId: number) => [
  `/service-location/${siteId}`,
  `/service-location/improved/${siteId}`,
  `/users/access-at-location?locationId=${siteId}`,
  `/data/storage/tire/getStorage?serviceLocationId=${siteId}`,
];

async function statementsOf(path: string, { token }: TestCompany) {
  const statements = await portal.statementsOf(async () => {
    const answer = await portal.call({ path, token });
    expect(answer.statusCode, answer.body).toBe(200);
  });
  return statements.filter((statement) => !statement.sql.includes('from "maintenance"'));
}

/** Tables that no statement may read whole. Towns are left out: searching parts of their names cannot use an index. */
const tables = [
  "sites",
  "user_sites",
  "memberships",
  "agreements",
  "orders",
  "audit_log",
  "site_deactivations",
  "one_time_links",
  "postal_places",
  "groups",
];
const scanOf = (names: readonly string[]) => new RegExp(`Seq Scan on (${names.join("|")})\\b`);
const readsAll = scanOf(tables);
/** Also matches scans of users and contacts. Lists of sites may scan them, since they are small tables in this test. */
const readsAllPeople = scanOf([...tables, "users", "external_contacts"]);

async function expectIndexes(
  statements: Awaited<ReturnType<typeof statementsOf>>,
  refused = readsAll,
): Promise<void> {
  for (const statement of statements) {
    const plans = await explain(portal, statement);
    expect(refused.test(plans) ? `${statement.sql}\n${plans}` : "").toBe("");
  }
}

test.each(lists)("%s", async (path) => {
  const statements = await statementsOf(path, large);
  expect(statements).toHaveLength((await statementsOf(path, small)).length);
  await expectIndexes(statements, path.startsWith("/users/") ? readsAllPeople : readsAll);
});

test("one site among them", async () => {
  for (const [index, path] of ofSite(large.siteId).entries()) {
    const statements = await statementsOf(path, large);
    const fewer = await statementsOf(ofSite(small.siteId)[index] ?? "", small);
    expect([path, statements.length]).toEqual([path, fewer.length]);
    await expectIndexes(statements);
  }
});
