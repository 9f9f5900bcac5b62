import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/portal/portal.ts";
import { StartRefusal } from "../start-refusal.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("dates, instants, counts and weights come as the same values from both databases", async () => {
  const { rows } =
    await sql`select date '2027-03-28' as day, timestamptz '2027-03-28 03:30:00.25+02' as moment,
    count(*) as count, 12.5::numeric(12, 3) as weight, array[1, 2]::smallint[] as list`.execute(database.db);
  expect(rows).toEqual([
    { day: "2027-03-28", moment: "2027-03-28T01:30:00.250Z", count: 1, weight: 12.5, list: [1, 2] },
  ]);
});

test("a date goes in and comes out unchanged in any zone", async () => {
  const { rows } = await sql`select ${"2027-10-31"}::date as day`.execute(database.db);
  expect(rows).toEqual([{ day: "2027-10-31" }]);
});

test("migrations run once, also when several processes start together", async () => {
  const runs = await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
  expect(runs.flat()).toEqual([]);
});

test("a database that a later version has brought up to date is refused in words", async () => {
  const { db } = database;
  const moment = new Date("2027-03-01T09:00:00Z").toISOString();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', ${moment})`.execute(db);
  const refusal = migrate(db);
  await expect(refusal).rejects.toBeInstanceOf(StartRefusal);
  await expect(refusal).rejects.toThrow("A later version has brought the database up to date (9999-later)");
  await sql`delete from kysely_migration where name = '9999-later'`.execute(db);
  expect(await migrate(db)).toEqual([]);
});

test("statement after statement lets others have their turn", async () => {
  const until = performance.now() + 300;
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await database.db.transaction().execute(async (transaction) => {
    while (performance.now() < until) await sql`select 1`.execute(transaction);
  });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});
