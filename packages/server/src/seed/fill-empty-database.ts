import { sql, type Transaction } from "kysely";
import type { Db } from "../base/database/database.ts";
import type { Tables } from "../base/database/tables.ts";

export interface SeedRun {
  /** Everything is dated relative to it: the same moment gives the same rows. */
  readonly now: Temporal.Instant;
  readonly progress: (line: string) => void;
}

/**
 * Fills a database that has no company yet, with all of it or nothing: a start that was killed half-way begins
 * again. Of several processes that start together one fills it, the others wait. Tells whether it was this one.
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
    // What is filled in lies in the past: nobody is told of it (migrations/0017-feed.sql).
    await sql`set local kreislauf.writes_history = 'on'`.execute(transaction);
    await fill(transaction);
    return true;
  });
