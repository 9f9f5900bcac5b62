import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/portal/portal.ts";
import type { Database, Db } from "./database.ts";
import { sendAhead } from "./send-ahead.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const insertFailure = (db: Db, subject: string) =>
  db
    .insertInto("sign_in_failures")
    .values({ subject, failures: 1, counting_since: "2027-03-01T10:00:00Z", locked_until: null });

const listSubjects = async (db: Db) =>
  (await db.selectFrom("sign_in_failures").select("subject").execute()).map(({ subject }) => subject);

test("what is sent ahead is done before what follows, and its rows may be asked for later", async () => {
  const { db } = database;
  const seen = await db.transaction().execute(async (transaction) => {
    const one = await sendAhead(transaction, transaction.selectNoFrom(sql<number>`1`.as("one")));
    await sendAhead(transaction, insertFailure(transaction, "a"));
    return { subjects: await listSubjects(transaction), one: await one.rows };
  });
  expect(seen).toEqual({ subjects: ["a"], one: [{ one: 1 }] });
  expect(await listSubjects(db)).toEqual(["a"]);
});

test("what is sent ahead as the last of a transaction is committed with it", async () => {
  const { db } = database;
  await db.transaction().execute((transaction) => sendAhead(transaction, insertFailure(transaction, "last")));
  expect(await listSubjects(db)).toContain("last");
});

test("if it fails, nothing of its transaction stays, although nobody asked for its rows", async () => {
  const { db } = database;
  const work = db.transaction().execute(async (transaction) => {
    await insertFailure(transaction, "b").execute();
    await sendAhead(transaction, transaction.selectNoFrom(sql`1 / ${0}::integer`.as("impossible")));
    return "done";
  });
  await expect(work).rejects.toThrow(/rolled back|division by zero/);
  expect(await listSubjects(db)).not.toContain("b");
});
