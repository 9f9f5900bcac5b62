/** Splits rows into batches that fit into one statement: PostgreSQL allows 65,535 parameters. */
export function* batches<T>(rows: readonly T[], size = 500): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
