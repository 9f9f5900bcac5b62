import type { DocumentList } from "@kreislauf/contract/documents";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { explain, fetchesRowsOf } from "../../test/assertions/query-plans.ts";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { disputeTestLine } from "../../test/factories/dispute.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

/** A company with 50,000 invoices, of which one is disputed, next to other companies that have accepted 20,000. */

const readsRows = fetchesRowsOf("documents", ["documents_pkey", "documents_corrects"]);

let portal: TestPortal;
let company: TestCompany;
let disputedId: number;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  ({ id: disputedId } = await disputeTestLine(portal, company));
  await sql`insert into documents (company_id, site_id, type, number, date, month_of_service, search_numbers,
      retained_until, published_at)
    select company_id, site_id, type, 'P' || n, date, month_of_service, 'P' || n, retained_until, published_at
    from documents, generate_series(1, 50000) as n where id = ${disputedId}`.execute(portal.database.db);
  const other = await createTestCompany(portal);
  await sql`with copied as (
      insert into documents (company_id, site_id, type, number, date, month_of_service, search_numbers,
        retained_until, published_at)
      select ${other.companyId}, ${other.siteId}, type, 'O' || n, date, month_of_service, 'O' || n,
        retained_until, published_at
      from documents, generate_series(1, 20000) as n where id = ${disputedId} returning *),
    lines as (
      insert into invoice_lines (document_id, position, company_id, site_id, service_date, description,
        quantity_thousandths, unit, unit_price_cents, net_cents, vat_rate)
      select copied.id, 1, copied.company_id, copied.site_id, service_date, description, quantity_thousandths, unit,
        unit_price_cents, invoice_lines.net_cents, vat_rate
      from copied, invoice_lines where document_id = ${disputedId} and position = 1)
    insert into invoice_line_reviews (document_id, position, company_id, site_id, state)
    select id, 1, company_id, site_id, 'accepted' from copied`.execute(portal.database.db);
  await sql`analyze`.execute(portal.database.db);
}, 180_000);
afterAll(() => portal.close());

test.each([
  ["disputed", 1],
  ["answered", 0],
  ["accepted", 0],
] as const)(
  "invoices %s are found by their reviews, not by reading all invoices",
  async (checkState, count) => {
    const statements = await portal.statementsOf(async () => {
      const answer = await portal.call({
        method: "POST",
        path: "/docuware/documents",
        body: { totalAmounts: true, checkState, documentTypes: ["invoice"] },
        token: company.token,
      });
      expect(answer.json<DocumentList>().documents.map(({ id }) => id)).toEqual(
        count === 1 ? [disputedId] : [],
      );
    });
    const found = statements.filter(({ sql: text }) => text.includes("invoice_line_reviews"));
    expect(found).not.toEqual([]);
    for (const statement of found) {
      // Only the first plan, which is for these values. The generic one assumes that an unknown company has half of the
      // rows; PostgreSQL discards it because of its cost.
      const [plan = ""] = (await explain(portal, statement)).split("\n\n");
      expect(plan).not.toMatch(readsRows);
      expect(plan).not.toContain("Seq Scan on invoice_line_reviews");
    }
  },
);
