import { type CompiledQuery, sql } from "kysely";
import { expect, vi } from "vitest";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

const maxLockWait = 60_000; // ms

/**
 * An index-only scan reads the index alone only if no older transaction, of a job for example, may still see other
 * rows.
 */
export async function vacuumTable({ database }: TestPortal, table: string): Promise<void> {
  const clear = async () => {
    await sql`vacuum ${sql.table(table)}`.execute(database.db);
    const { rows } = await sql<{ isClear: boolean }>`
      select relallvisible >= 0.9 * relpages as "isClear" from pg_class where relname = ${table}
    `.execute(database.db);
    expect(rows).toEqual([{ isClear: true }]);
  };
  await vi.waitFor(clear, { timeout: maxLockWait, interval: 500 });
}

/** Any access to a table's rows except fetching the ids of a page by these indexes. */
export const fetchesRowsOf = (table: string, steps: readonly string[] = [`${table}_pkey`]) =>
  new RegExp(
    `Seq Scan on ${table}\\b|Bitmap Heap Scan on ${table}\\b|Index Scan (Backward )?using (?!(${steps.join("|")}) )\\w+ on ${table}\\b`,
  );

function literal(value: unknown): string {
  if (typeof value === "number") return String(value);
  const text = Array.isArray(value) ? `{${value.join(",")}}` : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Statements of this length are not prepared, which could let go of all prepared ones, the explained one too
 * (`base/database/prepared-statements.ts`).
 */
const unpreparedLength = " ".repeat(10_000);

/** The plans of a statement: for these values and generic. */
export function explain({ database }: TestPortal, statement: CompiledQuery): Promise<string> {
  return database.db.connection().execute(async (connection) => {
    const run = (text: string) =>
      sql.raw<Record<string, string>>(text + unpreparedLength).execute(connection);
    await run(`prepare explained as ${statement.sql}`);
    const plans: string[] = [];
    for (const mode of ["force_custom_plan", "force_generic_plan"]) {
      await run(`set plan_cache_mode = ${mode}`);
      const values = statement.parameters.map(literal).join(", ");
      const { rows } = await run(`explain execute explained${values && ` (${values})`}`);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    await run("deallocate explained");
    await run("reset plan_cache_mode");
    return plans.join("\n\n");
  });
}

/** The plans of a call's statements about orders; there is at least one. */
export async function explainOrderQueries(portal: TestPortal, request: TestRequest): Promise<string[]> {
  const statements = await portal.statementsOf(async () => {
    expect((await portal.call(request)).statusCode).toBe(200);
  });
  const aboutOrders = statements.filter((statement) => statement.sql.includes('"orders"'));
  expect(aboutOrders.length).toBeGreaterThan(0);
  return await Promise.all(aboutOrders.map((statement) => explain(portal, statement)));
}
