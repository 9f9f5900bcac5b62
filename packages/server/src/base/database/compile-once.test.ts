import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/portal/portal.ts";
import type { Scope } from "../context.ts";
import { compileOnce } from "./compile-once.ts";
import type { Database } from "./database.ts";
import { readTogether } from "./read-together.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const scopeOf = (userId: number, companyId: number, isProvider = false): Scope => ({
  db: database.db,
  actor: { userId, companyId, ...(isProvider && { isProvider }) },
});

let builds = 0;
const whoAsks = compileOnce(({ db, actor }: Scope, { word }: { readonly word: string }) => {
  builds += 1;
  return db.selectNoFrom([
    sql<number>`${actor.userId}::integer`.as("user"),
    sql<number>`${actor.companyId}::integer`.as("company"),
    sql<string>`${word}::text`.as("word"),
    sql<boolean>`${sql.lit(actor.isProvider === true)}`.as("provider"),
  ]);
});

test("a statement is built once for each shape, and each person gets their own rows", async () => {
  builds = 0;
  const calls = [
    { user: 1, company: 7, word: "a", provider: false },
    { user: 2, company: 7, word: "a", provider: false },
    { user: 7, company: 1, word: "a", provider: false },
    { user: 1, company: 7, word: "b", provider: false },
    { user: 1, company: 7, word: "b", provider: true },
  ];
  for (const call of [...calls, ...calls]) {
    const query = whoAsks(scopeOf(call.user, call.company, call.provider), { word: call.word });
    expect(await readTogether(database.db, [query])).toEqual([[call]]);
  }
  expect(builds).toBe(3);
});

test("a statement whose text depends on who asks is refused", () => {
  const unfit = compileOnce(({ db, actor }: Scope) => db.selectNoFrom(sql.lit(`${actor.userId}`).as("user")));
  expect(() => unfit(scopeOf(1, 7), {})).toThrow("must not depend on who asks");
});
