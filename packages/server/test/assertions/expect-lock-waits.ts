import { sql } from "kysely";
import { expect } from "vitest";
import type { TestPortal } from "../portal/portal.ts";

/** Waits until exactly this many transactions of the test's database wait for a lock; works on PostgreSQL only. */
export async function expectLockWaits({ database }: TestPortal, transactions: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
      return rows[0]?.count;
    })
    .toBe(transactions);
}
