import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import { searchWords, wordPatterns } from "../../base/database/search-words.ts";

/** A search word, with SQL queries for the ids of the waste types, sites and companies that match the word. */
export interface SearchedWord {
  readonly word: string;
  readonly wasteTypes: RawBuilder<unknown>;
  readonly sites: RawBuilder<unknown>;
  readonly companies: RawBuilder<unknown>;
}

const isNumber = (word: string) => /^\d+$/.test(word);

export const toSearchedWords = (search: string): SearchedWord[] =>
  searchWords(search).map((word) => {
    const { pattern, folded } = wordPatterns(word);
    return {
      word,
      wasteTypes: sql`select id from waste_types where sort_key like ${folded}`,
      sites: sql`select id from sites where sort_key like ${folded} or disposer ilike ${pattern}
        ${isNumber(word) ? sql`or zip like ${pattern}` : sql``}`,
      companies: sql`select id from companies where name ilike ${pattern} or customer_number ilike ${pattern}`,
    };
  });

/**
 * Prepares search words for a statement that uses them several times: `definitions` go into its `with` clause, so that
 * each of their queries runs only once.
 */
export function shareLookups(words: readonly SearchedWord[]): {
  readonly definitions: readonly RawBuilder<unknown>[];
  readonly words: readonly SearchedWord[];
} {
  const definitions: RawBuilder<unknown>[] = [];
  const share = (ids: RawBuilder<unknown>) => {
    const name = sql.table(`lookup_${definitions.length}`);
    definitions.push(sql`${name} as materialized (${ids})`);
    return sql`select id from ${name}`;
  };
  const shared = words.map(({ word, wasteTypes, sites, companies }) => ({
    word,
    wasteTypes: share(wasteTypes),
    sites: share(sites),
    companies: share(companies),
  }));
  return { definitions, words: shared };
}

/**
 * The text columns of an order that are searched. Most are empty, and comparing an empty text costs as much as a long
 * one.
 */
const searchedColumns = ["customer_order_number", "details", "disposer", "ticket_number"] as const;

const matchesAny = (conditions: readonly Expression<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/**
 * Patterns for a word. A trigram index finds one or two letters only at the beginning of a text or after a space, so
 * words that short are searched only there, with or without the index.
 */
function textPatterns(word: string): readonly string[] {
  const { pattern } = wordPatterns(word);
  return word.length < 3 ? [pattern.slice(1), `% ${pattern.slice(1)}`] : [pattern];
}

/**
 * SQL conditions: an order matches a word if it meets one of them. Each condition can use an index
 * (`migrations/0149-desk-words.sql`).
 */
function matchesOfWord({ word, wasteTypes, sites, companies }: SearchedWord): Expression<SqlBool>[] {
  const patterns = textPatterns(word);
  const isLikeWord = (column: Expression<unknown>) =>
    matchesAny(patterns.map((pattern) => sql<SqlBool>`${column} ilike ${pattern}`));
  const texts = searchedColumns.map((name) => {
    const column = sql.ref(`orders.${name}`);
    return sql<SqlBool>`(${column} <> '' and ${isLikeWord(column)})`;
  });
  if (isNumber(word)) texts.push(isLikeWord(sql`orders.order_number::text`));
  return [
    sql<SqlBool>`orders.waste_type_id in (${wasteTypes})`,
    sql<SqlBool>`orders.site_id in (${sites})`,
    sql<SqlBool>`orders.company_id in (${companies})`,
    matchesAny(texts),
  ];
}

/** Whether every word is in a number or text of the order, or matches its waste type, site or company. */
export const matchesWords = (words: readonly SearchedWord[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join([sql`true`, ...words.map((word) => matchesAny(matchesOfWord(word)))], sql` and `)})`;

/**
 * Selects orders that meet the condition and match every word, starting with the longest word. An order that matches
 * the longest word in several ways appears several times; the limit counts these rows.
 */
export function selectHits(words: readonly SearchedWord[], condition: Expression<SqlBool>, limit: number) {
  const [longest, ...others] = words.toSorted((one, other) => other.word.length - one.word.length);
  const hits = (longest === undefined ? [] : matchesOfWord(longest)).map(
    (match) => sql`select id, desired_date, status, confirmed_date, executed_on, proposal_end from orders
      where ${condition} and ${match} and ${matchesWords(others)}`,
  );
  return sql`${sql.join(hits, sql` union all `)} limit ${limit}`;
}
