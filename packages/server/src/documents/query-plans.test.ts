import { permission } from "@kreislauf/contract/base";
import { documentSortKeys, documentTypes, paymentFilters } from "@kreislauf/contract/documents";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestDocument } from "../../test/factories/document.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { createTestStaff } from "../../test/factories/staff.ts";
import { vacuumTable, explain, fetchesRowsOf } from "../../test/assertions/query-plans.ts";
import { openTestPortal, type TestPortal, type TestRequest } from "../../test/portal/portal.ts";

const siteCount = 20;
const documentCount = 8_000;
const strangers = { companies: 12, documents: 6_000 };

let portal: TestPortal;
let company: TestCompany;
let orderId: number;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  const sites = [company.siteId];
  while (sites.length < siteCount) sites.push(await createTestSite(portal, company.companyId));
  await assignTestSites(portal, company, sites.slice(1));
  orderId = await createTestOrder(portal, company);
  await publishMany(company.companyId, sites, documentCount);
  for (let count = 0; count < strangers.companies; count += 1) {
    const stranger = await createTestCompany(portal);
    await publishMany(stranger.companyId, [stranger.siteId], strangers.documents);
  }
  await sql`analyze`.execute(portal.database.db);
  await vacuumTable(portal, "documents");
}, 180_000);
afterAll(() => portal.close());

/**
 * Publishes documents of every type over eight years. Every second document is linked to the one before it like an
 * invoice to its receipt, and some are unread.
 */
async function publishMany(companyId: number, sites: readonly number[], count: number): Promise<void> {
  await sql`
    with written as (
      insert into documents (company_id, site_id, type, number, date, month_of_service, net_cents,
        order_id, search_numbers, retained_until, published_at)
      select ${companyId}::integer, (${sites}::integer[])[1 + n % ${sites.length}::integer],
        (${documentTypes}::text[])[1 + n % ${documentTypes.length}::integer],
        ${companyId} || '-' || n, '2019-01-01'::date + n % 2900, date_trunc('month', '2019-01-01'::date + n % 2900),
        n, case when n % 4000 = 1 then ${orderId}::integer end, ${companyId} || '-' || n, '2099-12-31',
        '2027-03-01T06:00:00Z'
      from generate_series(1, ${count}::integer) as n
      returning id, company_id, site_id
    ), behind as (
      insert into document_children (parent_id, child_id) select id, id - 1 from written where id % 2 = 0
    ), lines as (
      insert into invoice_lines (document_id, position, company_id, site_id, order_number, service_date,
        description, quantity_thousandths, unit, unit_price_cents, net_cents, vat_rate)
      select id, 1, company_id, site_id, 1000000 + id % 2000, '2027-02-12', 'Fahrt', 1000, 'piece', 100, 100, 1900
      from written where id % 3 = 0
    ), accounts as (
      insert into document_accounts (document_id, company_id, site_id, gross_cents, paid_cents, due_on, reported_at)
      select id, company_id, site_id, 100, case when id % 20 > 0 then 100 else 0 end, '2027-03-01',
        '2027-03-01T06:00:00Z'
      from written where id % 5 < 2
    )
    insert into unseen_documents (user_id, company_id, document_id)
    select ${company.userId}::integer, company_id, id from written
    where company_id = ${company.companyId}::integer and id % 4 = 0`.execute(portal.database.db);
}

async function plansOf(request: TestRequest, token = company.token): Promise<string[]> {
  const statements = await portal.statementsOf(async () => {
    const answer = await portal.call({ ...request, token });
    expect(answer.statusCode, answer.body).toBe(200);
  });
  const about = statements.filter((statement) => statement.sql.includes('"documents"'));
  expect(about.length).toBeGreaterThan(0);
  return await Promise.all(about.map((statement) => explain(portal, statement)));
}

/**
 * Matches a plan that reads documents otherwise than by their ids or, for corrections, by the corrected document's id.
 */
const readsRows = fetchesRowsOf("documents", ["documents_pkey", "documents_corrects"]);

const list = (body: object): TestRequest => ({ method: "POST", path: "/docuware/documents", body });

test.each([
  {},
  ...documentTypes.map((type) => ({ documentTypes: [type] })),
  ...documentSortKeys.flatMap((orderBy) => ["asc", "desc"].map((sortOrder) => ({ orderBy, sortOrder }))),
  { offset: 1_000 },
  { orderBy: "netAmount", offset: 1_000 },
  { startDate: "2026-01", endDate: "2026-03" },
  { land: ["HE", "NI"] },
  { groups: [1] },
  ...paymentFilters.map((paymentState) => ({ paymentState })),
  { filter: "19%_" },
  { filter: "kassel 4100-02 re-2026" },
])("the list reads no document but those it shows: %j", async (body) => {
  for (const plan of await plansOf(list({ documentTypes: ["invoice"], totalAmounts: true, ...body }))) {
    expect(plan).not.toMatch(readsRows);
  }
});

test("nor with several sites chosen", async () => {
  const sites = await portal.database.db
    .selectFrom("sites")
    .select("id")
    .where("company_id", "=", company.companyId)
    .limit(3)
    .execute();
  const chosen = sites.map(({ id }) => id);
  for (const set of [{ serviceLocationIds: chosen }, { sites: chosen }]) {
    for (const plan of await plansOf(list({ ...set, totalAmounts: true })))
      expect(plan).not.toMatch(readsRows);
  }
});

const readsTables = /Seq Scan on (documents|document_children|invoice_lines)\b/;
const orderNumber = async () =>
  String(
    (
      await portal.database.db
        .selectFrom("orders")
        .select("order_number")
        .where("id", "=", orderId)
        .executeTakeFirstOrThrow()
    ).order_number,
  );

test("a document, what stands behind it, and those of an order are found by their keys", async () => {
  const parent = await portal.database.db
    .selectFrom("document_children")
    .innerJoin("documents", "documents.id", "document_children.parent_id")
    .select("documents.id")
    .where("company_id", "=", company.companyId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const viewer = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser, permission.documentViewer, permission.orderManager],
    siteIds: [company.siteId],
  });
  const billed = await createTestDocument(portal, company, { orderNumber: await orderNumber() });
  for (const plan of await plansOf({ path: `/docuware/document/${billed.id}` }, viewer.token)) {
    expect(plan).not.toMatch(readsTables);
  }
  for (const request of [
    { path: `/docuware/children-documents?documentId=${parent.id}` },
    { path: `/docuware/document/${parent.id}/figures` },
    { path: `/order/${orderId}/documents` },
  ]) {
    for (const plan of await plansOf(request)) {
      expect(plan).not.toMatch(readsTables);
    }
  }
});

test("at the desk the documents of a period are found by their dates, for all customers", async () => {
  const staff = await createTestStaff(portal, { roles: ["documents"] });
  const period = { path: "/desk/v1/documents?from=2026-01-05&to=2026-01-06" };
  for (const plan of await plansOf(period, staff.token)) {
    expect(plan).toContain("documents_date");
    expect(plan).not.toMatch(readsTables);
  }
});
