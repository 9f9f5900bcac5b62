import { isTest, type HouseRule } from "./source-file.ts";

/** Folders whose subject is SQL itself: the database, seeds, and what the operator does with whole tables. */
const exempt = /^packages\/server\/src\/(base|migrations|seed|operator)\//;

const isStore = (path: string) => /\.(store|tables)\.ts$/.test(path);

/** Matches Kysely's select queries and every use of its `sql` tag. */
const query = /\.select(From|NoFrom)\(|(?<![\w.])sql(<[^`]*>)?`|(?<![\w.])sql\.\w+/;

/**
 * Queries belong in `*.store.ts`. The file of a verb may contain the plain insert, update or delete that is its
 * purpose.
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
