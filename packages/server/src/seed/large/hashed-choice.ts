import { type RawBuilder, sql } from "kysely";

/**
 * A pseudo-random integer from 0 to below `choices`, equal in every run: PostgreSQL's hash for partitions, which must
 * never change. Columns with different salts vary independently.
 */
export const hashedChoice = (column: string, salt: number, choices: number): RawBuilder<number> =>
  sql<number>`((hashint8extended(${sql.ref(column)}, ${sql.lit(salt)}) & 2147483647) % ${sql.lit(choices)})::integer`;

/** One of the words, chosen by the same hash as in `hashedChoice`. */
export const hashedWord = (column: string, salt: number, words: readonly string[]): RawBuilder<string> =>
  sql<string>`(${[...words]}::text[])[1 + ${hashedChoice(column, salt, words.length)}]`;
