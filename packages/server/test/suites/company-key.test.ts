import { type CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../factories/company.ts";
import { createTestOrder } from "../factories/order.ts";
import { openTestPortal, type TestPortal } from "../portal/portal.ts";

/**
 * Tests that statements about a company's data filter by the company's id, so that nobody reads another company's data,
 * and the data could be spread over several machines by company.
 */

/** Tables without a company: about the provider's catalog and staff, the whole portal, and people of many companies. */
const ofNoCompany = [
  "announcement_dismissals",
  "announcements",
  "api_keys",
  "authenticator_apps",
  "avv_codes",
  "company_identities",
  "container_types",
  "emission_factors",
  "feed_events",
  "feed_state",
  "idempotency_keys",
  "known_browsers",
  "link_requests",
  "login_tickets",
  "mailbox",
  "maintenance",
  "order_columns",
  "outbox_mails",
  "passkey_challenges",
  "passkeys",
  "postal_places",
  "profile_pictures",
  "proof_handling",
  "provider_events",
  "recovery_codes",
  "server_secrets",
  "service_offers",
  "sign_in_failures",
  "staff",
  "staff_log",
  "staff_passkeys",
  "staff_recovery_codes",
  "staff_sessions",
  "staff_tickets",
  "staff_views",
  "trusted_devices",
  "users",
  "waste_types",
  "webhooks",
];

let portal: TestPortal;
let company: TestCompany;
let ofCompany: ReadonlySet<string>;
beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.database;
  // The company gets an id that no other parameter has.
  await sql`alter sequence companies_id_seq restart with 730001`.execute(db);
  company = await createTestCompany(portal);
  await createTestOrder(portal, company);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and attname = 'company_id'`.execute(
    db,
  );
  ofCompany = new Set(rows.map(({ name }) => name));
});
afterAll(() => portal.close());

test("every table has the company, belongs to a row that has it, or is named as no company's", async () => {
  const { rows } = await sql<{ name: string; owners: string[] }>`
    select relname as name, array(
      select confrelid::regclass::text from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where conrelid = pg_class.oid and contype = 'f' and attnotnull) as owners
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relname not like 'kysely%' and relname <> 'companies'
    order by relname collate "C"`.execute(portal.database.db);
  const ownersOf = new Map(rows.map(({ name, owners }) => [name, owners]));
  const belongs = (name: string, depth = 3): boolean =>
    ofCompany.has(name) ||
    (depth > 0 &&
      (ownersOf.get(name) ?? []).some((owner) => owner === "companies" || belongs(owner, depth - 1)));
  expect(rows.map(({ name }) => name).filter((name) => !belongs(name))).toEqual(ofNoCompany);
});

/** The tables with a company that a statement reads, in `from` and `join`. */
const tablesOf = ({ sql: text }: CompiledQuery) =>
  [...text.matchAll(/\b(?:from|join) "?(\w+)"?/g)]
    .map(([, name = ""]) => name)
    .filter((name) => ofCompany.has(name));

const paths = (of: TestCompany) => [
  "/service-location/all/orders?totalamounts=true",
  "/service-location/all/orders?search=markt",
  `/service-location/${of.siteId}/orders`,
  `/order/filter-options?serviceLocationId=${of.siteId}`,
  "/dashboard/today",
  "/dashboard/awaiting-feedback",
  "/dashboard/proposals",
  "/get-locations-order-info",
  "/get-service-location-list/1",
  "/get-service-location-list/1?limit=10&search=markt",
  "/simple-service-location-list",
  `/service-location/${of.siteId}`,
  `/service-location/improved/${of.siteId}`,
  "/agreements/search?search=markt&limit=3",
  `/calendar?month=2027-03&serviceLocationId=${of.siteId}`,
  `/order/statistik?dateFrom=2027-01-01&dateTo=2027-03-31&serviceLocationId=${of.siteId}`,
  `/balance?year=2027&serviceLocationId=${of.siteId}`,
  `/records/register?dateFrom=2027-01-01&dateTo=2027-12-31&serviceLocationId=${of.siteId}`,
  "/users/all?limit=10",
  "/user",
  "/users/external",
  "/external-contact",
  "/users/assignable-locations",
  "/company-ebenes-and-groups",
  "/log/deactivated-locations",
  "/audit-log",
];

describe("a customer's query names the company", () => {
  test("each of these calls, in each of its statements", async () => {
    const across: string[] = [];
    for (const path of paths(company)) {
      const statements = await portal.statementsOf(async () => {
        const answer = await portal.call({ path, token: company.token });
        expect(answer.statusCode, `${path} ${answer.body}`).toBe(200);
      });
      expect(statements.length).toBeGreaterThan(1);
      for (const statement of statements) {
        // The statement that finds the caller filters by the session, which belongs to one company.
        const isWhoAsks = /^\s*select sessions\.id as "sessionId"/.test(statement.sql);
        if (isWhoAsks || tablesOf(statement).length === 0) continue;
        if (!statement.parameters.includes(company.companyId)) {
          across.push(`${path}: ${statement.sql.replace(/\s+/g, " ").slice(0, 300)}`);
        }
      }
    }
    expect(across).toEqual([]);
  });
});
