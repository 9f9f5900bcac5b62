import { readBranding } from "../src/base/branding.ts";
import { bundleWriters } from "../src/bundle-writers.ts";
import { runExportJob } from "../src/exports/export-jobs.ts";
import { testFiles } from "./examples/export-examples.ts";
import type { TestCompany } from "./factories/company.ts";
import type { TestPortal } from "./portal/portal.ts";

/** Causes both mails about exports: one export file gets ready, and another one fails for the last time. */
export async function causeExportMails(portal: TestPortal, company: TestCompany): Promise<void> {
  const { db } = portal.database;
  const now = portal.now().toString();
  const wish = {
    company_id: company.companyId,
    user_id: company.userId,
    kind: "container_stock" as const,
    query: JSON.stringify({ format: "xlsx", serviceLocationId: "all" }),
    language: "de" as const,
    requested_at: now,
    due_at: now,
    finished_at: null,
    expires_at: null,
    content_hash: null,
  };
  const parts = {
    db,
    clock: portal,
    config: portal.config,
    branding: await readBranding(),
    bundles: bundleWriters,
    log: { error: () => undefined },
  };
  await db.insertInto("exports").values(wish).execute();
  await runExportJob({ ...parts, files: testFiles(portal) });
  await db
    .insertInto("exports")
    .values({ ...wish, attempts: 5 })
    .execute();
  const failing = { ...testFiles(portal), writeStream: () => Promise.reject(new Error("The disk is full.")) };
  await runExportJob({ ...parts, files: failing });
}
