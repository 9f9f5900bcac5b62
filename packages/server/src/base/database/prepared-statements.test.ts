import { getHeapSpaceStatistics } from "node:v8";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "./database.ts";
import { stalePlanMessage } from "./prepared-statements.ts";

describe.skipIf(process.env["TEST_DATABASE_URL"] === undefined)("on PostgreSQL", () => {
  let database: Database;
  beforeAll(async () => {
    // Loads the module again, because other test files may already have prepared the maximum number of statements.
    vi.resetModules();
    const { openTestDatabase } = await import("../../../test/portal/portal.ts");
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test("a statement is parsed and planned once for a connection", async () => {
    const { db } = database;
    const ask = () => db.selectFrom("users").select("id").where("id", "=", 96).execute();
    await ask();
    await ask();
    const { rows } = await sql<{ calls: number }>`
      select generic_plans + custom_plans as calls from pg_prepared_statements
      where statement like 'select "id" from "users"%'`.execute(db);
    expect(rows).toEqual([{ calls: 2 }]);
  });

  test("statements that come when a thousand are known are planned once too, and the former ones are let go", async () => {
    const { db } = database;
    for (let number = 0; number < 1_100; number += 1) await sql.raw(`select ${number}`).execute(db);
    const { rows } = await sql`
      select statement from pg_prepared_statements where statement in ('select 0', 'select 1099')`.execute(
      db,
    );
    expect(rows).toEqual([{ statement: "select 1099" }]);
  });

  test("what a statement has read is not moved among the old objects", async () => {
    const { db } = database;
    const read = async (times: number) => {
      for (let done = 0; done < times; done += 1) {
        await Promise.all(
          Array.from({ length: 20 }, () =>
            sql`select repeat('x', 2000) as text, number from generate_series(1, ${20}::int) as number`.execute(
              db,
            ),
          ),
        );
      }
    };
    await read(50);
    const before = oldObjectsBytes();
    await read(200);
    expect(oldObjectsBytes() - before).toBeLessThan(10e6);
  });

  test("an error of the database leads to who has asked", async () => {
    const { db } = database;
    const askForNothing = async () => await sql`select * from nothing`.execute(db);
    const error: unknown = await askForNothing().catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      message: expect.stringContaining("nothing"),
      stack: expect.stringContaining("askForNothing"),
    });
    expect(error).not.toHaveProperty("stack", expect.stringContaining("onStreamRead"));
  });

  test("after a change of the table it is planned anew, and one caller is asked to try again", async () => {
    const { db } = database;
    await sql`create table plans (id integer)`.execute(db);
    const ask = () => sql`select * from plans where id = ${1}`.execute(db);
    await ask();
    await sql`alter table plans add column name text`.execute(db);
    await expect(ask()).rejects.toThrow(stalePlanMessage);
    expect((await ask()).rows).toEqual([]);
  });
});

const oldObjectsBytes = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === "old_space")?.space_used_size ?? 0;
