import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../base/database/database.ts";

/** Reads the rows of a query in batches. A transaction can run only one such query at a time. */
export async function* readInBatches<Row>(
  transaction: Db,
  query: RawBuilder<Row>,
  rowsAtOnce: number,
): AsyncGenerator<readonly Row[]> {
  await sql`declare read_in_batches no scroll cursor for ${query}`.execute(transaction);
  const next = sql<Row>`fetch ${sql.lit(rowsAtOnce)} from read_in_batches`;
  for (;;) {
    const { rows } = await next.execute(transaction);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close read_in_batches`.execute(transaction);
}
