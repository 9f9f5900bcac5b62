import { sql, type Transaction } from "kysely";
import type { Db } from "../base/database/database.ts";
import type { Tables } from "../base/database/tables.ts";

export interface SeedRun {
  /** All dates are relative to this time, so that the same time produces the same rows. */
  readonly now: Temporal.Instant;
  readonly progress: (line: string) => void;
}

/**
 * Fills a database without companies in one transaction. If the process is killed, nothing is written, and the next
 * start fills the database. If several processes start at once, one fills the database and the others wait. Returns
 * whether this process filled it.
 */
export const fillEmptyDatabase = (
  db: Db,
  fill: (db: Transaction<Tables>) => Promise<void>,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '15min'`.execute(transaction);
    await sql`set local statement_timeout = '15min'`.execute(transaction);
    await sql`lock table companies in share row exclusive mode`.execute(transaction);
    const company = await transaction.selectFrom("companies").select("id").limit(1).executeTakeFirst();
    if (company !== undefined) return false;
    // Seeded data is in the past, so nobody is notified (migrations/0017-feed.sql).
    await sql`set local kreislauf.writes_history = 'on'`.execute(transaction);
    await fill(transaction);
    return true;
  });
