import { sql } from "kysely";
import type { Db } from "../../base/database.ts";
import { hashPassword } from "../../session/index.ts";
import { demoPassword } from "./people.ts";
import { writeCatalog } from "./write-catalog.ts";
import { writeCompanies } from "./write-companies.ts";
import { liveHistory, writeHistory } from "./write-history.ts";

export interface SeedRun {
  /** Everything is dated relative to it: the same moment gives the same rows. */
  readonly now: Temporal.Instant;
  readonly progress: (line: string) => void;
}

/**
 * Fills a database that has no company yet with the demo of decisions.md section 12, all of it or nothing: a start
 * that was killed half-way begins again. Of several processes that start together one fills it, the others wait.
 */
export async function seedDemo(db: Db, { now, progress }: SeedRun): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '5min'`.execute(transaction);
    await sql`lock table companies in share row exclusive mode`.execute(transaction);
    const company = await transaction.selectFrom("companies").select("id").limit(1).executeTakeFirst();
    if (company !== undefined) return;

    progress("Demo: waste types, containers and what can be ordered");
    const offerIds = await writeCatalog(transaction);
    progress("Demo: companies, people and sites");
    const sites = await writeCompanies(transaction, now, await hashPassword(demoPassword));
    progress("Demo: twelve months of orders");
    const count = await writeHistory(transaction, liveHistory(sites, now), offerIds);
    progress(`Demo: ready, with ${count} orders`);
  });
}
