import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/portal/portal.ts";
import { compileOnce } from "./compile-once.ts";
import type { Database } from "./database.ts";
import { readTogether } from "./read-together.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let builds = 0;
interface Given {
  readonly user: number;
  readonly row: { readonly company: number; readonly note?: string | null };
}
const whoAsks = compileOnce((db, { user, row }: Given, { word }: { readonly word: string }) => {
  builds += 1;
  return db.selectNoFrom([
    sql<number>`${user}::integer`.as("user"),
    sql<number>`${row.company}::integer`.as("company"),
    sql<string>`${word}::text`.as("word"),
    sql<string | null>`${"note" in row ? row.note : "none"}::text`.as("note"),
  ]);
});

test("a statement is built once for each shape, and what is given is filled in each time", async () => {
  builds = 0;
  const calls: readonly (readonly [Given, word: string, note: string | null])[] = [
    [{ user: 1, row: { company: 7 } }, "a", "none"],
    [{ user: 2, row: { company: 7 } }, "a", "none"],
    [{ user: 7, row: { company: 1 } }, "a", "none"],
    [{ user: 1, row: { company: 7 } }, "b", "none"],
    [{ user: 1, row: { company: 7, note: "b" } }, "b", "b"],
    [{ user: 1, row: { company: 7, note: null } }, "b", null],
  ];
  for (const [given, word, note] of [...calls, ...calls]) {
    const [rows] = await readTogether(database.db, [whoAsks(database.db, given, { word })]);
    expect(rows).toEqual([{ user: given.user, company: given.row.company, word, note }]);
  }
  expect(builds).toBe(3);
});

test("a statement whose text depends on what is given is refused", () => {
  const unfit = compileOnce((db, { user }: { readonly user: number }) =>
    db.selectNoFrom(sql.lit(`${user}`).as("user")),
  );
  expect(() => unfit(database.db, { user: 1 }, {})).toThrow("must not depend on what is filled in");
});
