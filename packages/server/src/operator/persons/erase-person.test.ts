import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import {
  findColumnsContaining,
  createTestPerson,
  type TestPerson,
} from "../../../test/factories/traceable-person.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { listTables } from "../base/schema-tables.ts";

/** These tests search every existing column for the erased person, so that new columns are covered. */

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Writes the person's data into every text column, so that new columns are covered. */
async function mentionEverywhere({ first, last, email, phone, userId }: TestPerson): Promise<number> {
  const { db } = portal.database;
  const name = `${first} ${last}`;
  const text = `${name}, ${email}, ${phone}`;
  const json = JSON.stringify({
    note: text,
    by: { id: userId, name },
    greeting: { firstName: first, lastName: last },
  });
  let places = 0;
  for (const table of await listTables(db)) {
    if (["companies", "document_files", "external_contacts", "staff", "users"].includes(table.name)) continue;
    await sql`alter table ${sql.table(table.name)} disable trigger user`.execute(db);
    for (const { name: column, type } of table.columns) {
      if (table.key.includes(column) || !/^(text|jsonb|text\[\])$/.test(type)) continue;
      const value =
        type === "jsonb" ? sql`${json}::jsonb` : type === "text" ? sql`${text}` : sql`array[${text}]`;
      const row = sql`select ctid from ${sql.table(table.name)} limit 1`;
      // The update fails for a column that allows only certain words.
      const done =
        await sql`update ${sql.table(table.name)} set ${sql.ref(column)} = ${value} where ctid = (${row})`
          .execute(db)
          .catch(() => undefined);
      places += Number(done?.numAffectedRows ?? 0);
    }
    await sql`alter table ${sql.table(table.name)} enable trigger user`.execute(db);
  }
  return places;
}

test("erasing leaves nothing of the person in any column but in vouchers", async () => {
  const person = await createTestPerson(portal);
  expect(await mentionEverywhere(person)).toBeGreaterThan(50);
  expect((await findColumnsContaining(portal, person.traces)).length).toBeGreaterThan(40);
  const { lines } = await runTestCommand(portal, "person", "erase", person.email);
  expect(lines[0]).toMatch(/ is erased: \d+ records removed, \d+ others without the name\./);
  const left = await findColumnsContaining(portal, person.traces);
  expect(left.filter((column) => !/^document(s|_versions)\./.test(column))).toEqual([]);
});
