import type { Compilable } from "kysely";
import type { Db } from "./database.ts";

type RowsOf<Query> = Query extends Compilable<infer Row> ? Row[] : never;

/**
 * Sends several reads over one connection without waiting in between: on PostgreSQL this takes one round trip. Returns
 * the rows of each read; if one fails, it throws after all have ended.
 */
export async function readTogether<const Queries extends readonly Compilable[]>(
  db: Db,
  queries: Queries,
): Promise<{ readonly [Place in keyof Queries]: RowsOf<Queries[Place]> }> {
  const executor = db.getExecutor();
  const compiled = queries.map((query) => query.compile());
  const results = executor.adapter.supportsMultipleConnections
    ? await executor.provideConnection((connection) =>
        Promise.allSettled(compiled.map((query) => connection.executeQuery(query))),
      )
    : await Promise.allSettled(compiled.map((query) => executor.executeQuery(query)));
  const rows = results.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value.rows;
  });
  return rows as { readonly [Place in keyof Queries]: RowsOf<Queries[Place]> };
}
