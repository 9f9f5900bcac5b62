import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/portal/portal.ts";

const sources = globSync(join(import.meta.dirname, "../../**/*.tables.ts")).map((file) =>
  readFileSync(file, "utf8"),
);

/**
 * Parses `interface CompaniesTable { id: ...; name: ... | null; }` into the table's name and, for each column, whether
 * it may be null.
 */
function declaredTables(): Record<string, Record<string, boolean>> {
  const rows = new Map<string, Record<string, boolean>>();
  const tables: Record<string, Record<string, boolean>> = {};
  for (const source of sources) {
    for (const [, name = "", body = ""] of source.matchAll(/interface (\w+Table) \{([^}]*)\}/g)) {
      const columns = [...body.matchAll(/^ {2}(\w+): (.*);$/gm)].map(([, column = "", type = ""]) => [
        column,
        type.endsWith("| null") || /^ColumnType<(unknown|\w+ \| null)/.test(type),
      ]);
      rows.set(name, Object.fromEntries(columns) as Record<string, boolean>);
    }
    for (const [, table = "", name = ""] of source.matchAll(/^ {4}(\w+): (\w+Table);$/gm)) {
      tables[table] = rows.get(name) ?? {};
    }
  }
  return tables;
}

test("the row types are the tables of the migrated database, column by column", async () => {
  const database = await openTestDatabase();
  const { rows } = await sql<{ table_name: string; column_name: string; is_nullable: "YES" | "NO" }>`
    select table_name, column_name, is_nullable from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(database.db);
  const live: Record<string, Record<string, boolean>> = {};
  for (const row of rows) (live[row.table_name] ??= {})[row.column_name] = row.is_nullable === "YES";
  expect(declaredTables()).toEqual(live);
  await database.close();
});
