import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { testProcesses, testDatabaseUrl } from "../../test/portal/processes.ts";

/** Idle sites by two processes on one PostgreSQL, one of which is killed in the middle. */

const idleSites = 130;

let portal: TestPortal;
const processes = testProcesses(() => portal);

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(async () => {
  processes.killAll();
  await portal.close();
});

/** Creates sites that have been idle since last year and are seen by one site manager. */
async function createIdleSites({ companyId, userId }: TestCompany): Promise<void> {
  const { db } = portal.database;
  await sql`
    insert into sites (company_id, alias, street, house_number, zip, city, land, sort_key, name_key, place_key,
      address_key, created_at, activated_at)
    select ${companyId}, 'Lager ' || n, 'Weg', n::text, '34123', 'Kassel', 'HE', 'lager ' || n, 'lager ' || n,
      'kassel ' || n, 'weg ' || n, '2026-12-01T08:00:00Z', '2026-12-01T08:00:00Z'
    from generate_series(1, ${idleSites}) as n`.execute(db);
  await sql`
    insert into user_sites (user_id, company_id, site_id)
    select ${userId}, company_id, id from sites where alias like 'Lager %'`.execute(db);
}

const countWaiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
      and query like 'insert into "site_deactivations"%'`.execute(portal.database.db);
  return rows[0]?.count;
};

const countInactive = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from sites where not active`.execute(portal.database.db);
  return rows[0]?.count;
};

/**
 * The number of rows about sites in a table, and of different sites in them: `[130, 130]` means one row for each site.
 */
async function timesIn(table: string, site: string, condition: string): Promise<[number, number]> {
  const { rows } = await sql<{ all: number; different: number }>`
    select count(*)::integer as "all", count(distinct ${sql.raw(site)})::integer as different
    from ${sql.table(table)} where ${sql.raw(condition)}`.execute(portal.database.db);
  return [rows[0]?.all ?? 0, rows[0]?.different ?? 0];
}

test.skipIf(testDatabaseUrl === undefined)(
  "every idle site is deactivated once, with one entry and one mail, though a process dies over it",
  { timeout: 180_000 },
  async () => {
    const company = await createTestCompany(portal);
    await createIdleSites(company);
    const [dying] = await portal.database.db.transaction().execute(async (gate) => {
      // No process gets past its first entry, so that both are in the middle of sites that they have locked.
      await sql`lock table site_deactivations in share mode`.execute(gate);
      const started = await Promise.all([processes.start(), processes.start()]);
      await expect.poll(countWaiting, { timeout: 90_000, interval: 20 }).toBe(2);
      started[0].kill("SIGKILL");
      return started;
    });
    expect(dying.killed).toBe(true);
    await expect.poll(countInactive, { timeout: 90_000, interval: 50 }).toBe(idleSites);

    const once = [idleSites, idleSites];
    expect(await timesIn("site_deactivations", "site_id", "deactivated_by = 96")).toEqual(once);
    expect(await timesIn("audit_log", "subject_id", "action = 'location_deactivated'")).toEqual(once);
    expect(await timesIn("notifications", "subject_id", "kind = 'site_deactivated'")).toEqual(once);
    // A mail that was sent meanwhile no longer has its content; its cause names the site's deactivation.
    expect(await timesIn("outbox_mails", "cause", "kind = 'location_deactivated'")).toEqual(once);
    // The site with containers stays active.
    const { rows } = await sql`select id from sites where active`.execute(portal.database.db);
    expect(rows).toEqual([{ id: company.siteId }]);
  },
);
