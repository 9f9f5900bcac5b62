import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/portal/portal.ts";
import type { Database } from "./database.ts";
import { readTogether } from "./read-together.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const failing = () => database.db.selectFrom("users").select(sql<number>`1 / (id - id)`.as("never"));
const numberOf = (count: number) => database.db.selectNoFrom(sql<number>`${count}::integer`.as("number"));

test("each read gets its own rows", async () => {
  const { db } = database;
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, call) => readTogether(db, [numberOf(call), numberOf(call + 100)])),
  );
  expect(answers).toEqual(
    Array.from({ length: 30 }, (_, call) => [[{ number: call }], [{ number: call + 100 }]]),
  );
});

test("one that fails fails the call, and what comes after it is read", async () => {
  const { db } = database;
  await expect(readTogether(db, [failing(), numberOf(1)])).rejects.toThrow("division by zero");
  expect(await readTogether(db, [numberOf(2), numberOf(3)])).toEqual([[{ number: 2 }], [{ number: 3 }]]);
});

test("within a transaction they read what it has written", async () => {
  await database.db.transaction().execute(async (transaction) => {
    await sql`create temporary table drafts (id integer) on commit drop`.execute(transaction);
    await sql`insert into drafts values (7)`.execute(transaction);
    const drafts = transaction.selectNoFrom(sql<number>`(select id from drafts)`.as("id"));
    expect(await readTogether(transaction, [drafts, drafts])).toEqual([[{ id: 7 }], [{ id: 7 }]]);
  });
});
