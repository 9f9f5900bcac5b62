import { isTest, type HouseRule } from "./source-file.ts";

/**
 * Below the rooms and beside them SQL is the subject itself: the database, what fills it, and what the operator does
 * with whole tables.
 */
const exempt = /^packages\/server\/src\/(base|migrations|seed|operator)\//;

const isStore = (path: string) => /\.(store|tables)\.ts$/.test(path);

/** What reads, or is written as text: `sql` of Kysely in any form, and a query that begins with a table. */
const query = /\.select(From|NoFrom)\(|(?<![\w.])sql(<[^`]*>)?`|(?<![\w.])sql\.\w+/;

/**
 * Queries stand in `*.store.ts`. A verb's own file may hold the plain insert, update or delete that it is there for.
 */
export const sqlInStores: HouseRule = (file) => {
  if (!/^packages\/server\/src\/.+\.ts$/.test(file.path) || isTest(file.path)) return [];
  if (exempt.test(file.path) || isStore(file.path)) return [];
  return file.content
    .split("\n")
    .flatMap((text, index) =>
      query.test(text.replace(/^\s*(\*|\/\*|\/\/).*$/, ""))
        ? [{ path: file.path, line: index + 1, rule: "sql", text: "a query stands in a *.store.ts" }]
        : [],
    );
};
