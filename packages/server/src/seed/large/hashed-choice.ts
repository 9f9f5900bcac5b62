import { type RawBuilder, sql } from "kysely";

/**
 * A whole number from 0 to below `choices` that looks random and is the same in every run: the hash that PostgreSQL
 * spreads rows over partitions by, and so must never change. Columns with different salts vary independently.
 */
export const hashedChoice = (column: string, salt: number, choices: number): RawBuilder<number> =>
  sql<number>`((hashint8extended(${sql.ref(column)}, ${sql.lit(salt)}) & 2147483647) % ${sql.lit(choices)})::integer`;

/** One of the words, by the same spread. */
export const hashedWord = (column: string, salt: number, words: readonly string[]): RawBuilder<string> =>
  sql<string>`(${[...words]}::text[])[1 + ${hashedChoice(column, salt, words.length)}]`;
