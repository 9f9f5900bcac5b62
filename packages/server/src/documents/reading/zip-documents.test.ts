import { randomBytes } from "node:crypto";
import { maxDocumentsAtOnce } from "@kreislauf/contract/documents";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFolderFiles } from "../../base/files/files.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { testPdf } from "../../../test/factories/document.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

const pdfBytes = 60_000;
/** How many bytes memory may grow: half of the 300 MB that are sent, to leave room for the garbage collector. */
const maxGrowth = 150_000_000;

let portal: TestPortal;
let company: TestCompany;
let url: string;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  url = await portal.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => portal.close());

/** Publishes many invoices that share one file. */
async function publishMany(from: number, to: number): Promise<void> {
  const pdf = Buffer.concat([testPdf(), randomBytes(pdfBytes), testPdf()]);
  const hash = await openFolderFiles(`${portal.config.DATA_DIR}/files`).write(pdf);
  await sql`
    with written as (
      insert into documents (company_id, site_id, type, number, date, month_of_service, net_cents,
        search_numbers, retained_until, published_at)
      select ${company.companyId}::integer, ${company.siteId}::integer, 'invoice', 'RE-' || number, '2027-03-01',
        '2027-02-01', 100, 're-' || number, '2035-12-31', '2027-03-01T06:00:00Z'
      from generate_series(${from}::integer, ${to}::integer) as number returning id
    )
    insert into document_files (document_id, form, content_hash, size_bytes, created_at)
    select id, 'pdf', ${hash}, ${pdf.length}::integer, '2027-03-01T06:00:00Z' from written`.execute(
    portal.database.db,
  );
}

const askForAll = () =>
  fetch(`${url}/api/docuware/documents/zip`, {
    method: "POST",
    headers: { authorization: `Bearer ${company.token}`, "content-type": "application/json" },
    body: "{}",
  });

test("5,000 documents come as one ZIP without being held in memory, and one more is refused", async () => {
  await publishMany(1, maxDocumentsAtOnce);
  const before = process.memoryUsage().rss;
  let [bytes, peak] = [0, before];
  let end = Buffer.alloc(0);
  for await (const piece of (await askForAll()).body ?? []) {
    bytes += piece.length;
    end = Buffer.concat([end, piece]).subarray(-22);
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  expect(bytes).toBeGreaterThan(maxDocumentsAtOnce * pdfBytes);
  expect(end.readUInt16LE(10)).toBe(maxDocumentsAtOnce + 1);
  expect(peak - before).toBeLessThan(maxGrowth);

  await publishMany(maxDocumentsAtOnce + 1, maxDocumentsAtOnce + 1);
  const refused = await askForAll();
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    409,
    "too_many_documents",
  ]);
}, 120_000);
