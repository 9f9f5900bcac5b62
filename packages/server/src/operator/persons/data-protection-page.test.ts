import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/portal/portal.ts";

const page = join(import.meta.dirname, "../../../../../docs/data-protection.md");

/** Pattern for columns with data of a person who need not have an account. */
const namesOfPeople = "(^|_)(email|phone|first_name|last_name|reporter_name|recipient|browser_hash)$";

test("every table that names people stands on the page on data protection, and no other one", async () => {
  const database = await openTestDatabase();
  const { rows } = await sql<{ name: string; isOfPeople: boolean }>`
    select class.relname as name, coalesce(bool_or(key.oid is not null or attribute.attname ~ ${namesOfPeople}), false)
      as "isOfPeople"
    from pg_class class
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0
    left join pg_constraint key on key.conrelid = class.oid and key.contype = 'f'
      and attribute.attnum = any(key.conkey) and key.confrelid in ('users'::regclass, 'staff'::regclass)
    where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
    group by 1 order by 1`.execute(database.db);
  await database.close();
  const text = await readFile(page, "utf8");
  const named = new Set([...text.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name));
  expect(rows.filter(({ name, isOfPeople }) => isOfPeople && !named.has(name))).toEqual([]);
  const tables = new Set(rows.map(({ name }) => name));
  expect([...named].filter((name = "") => name.includes("_") && !tables.has(name))).toEqual([]);
});
