import type { Compilable, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Sends a statement of a transaction without waiting for its result, so that on PostgreSQL it shares the round trip of
 * the next statement. If it fails, the statements after it and the commit fail too. The caller may await the `rows`
 * later, or never.
 */
export async function sendAhead<Row>(
  db: Transaction<Tables>,
  query: Compilable<Row>,
): Promise<{ readonly rows: Promise<readonly Row[]> }> {
  const executor = db.getExecutor();
  const compiled = query.compile();
  if (!executor.adapter.supportsMultipleConnections) {
    const { rows } = await executor.executeQuery(compiled);
    return { rows: Promise.resolve(rows) };
  }
  return await executor.provideConnection((connection) => {
    const rows = connection.executeQuery<Row>(compiled).then((result) => result.rows);
    // A caller that ignores the rows learns of a failure from the commit.
    rows.catch(() => undefined);
    return Promise.resolve({ rows });
  });
}
