import { type CompiledQuery, sql } from "kysely";
import { expect, vi } from "vitest";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

const maxLockWait = 60_000; // ms

/**
 * Vacuums a table until at least 90% of its pages are marked as visible to all, so that an index-only scan reads only
 * the index. The marks have to wait for older transactions, for example of a job.
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

/** Matches a plan that reads rows of the table in any way except through these indexes, by default its primary key. */
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
 * Makes a statement so long that the portal's pool does not prepare it. Preparing one more could release all prepared
 * statements, including `explained` (`base/database/prepared-statements.ts`).
 */
const unpreparedLength = " ".repeat(10_000);

/** Returns two plans of a statement: the one for its parameter values and the generic one. */
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

/** Returns the plans of a call's statements about orders; fails if the call makes no such statement. */
export async function explainOrderQueries(portal: TestPortal, request: TestRequest): Promise<string[]> {
  const statements = await portal.statementsOf(async () => {
    expect((await portal.call(request)).statusCode).toBe(200);
  });
  const aboutOrders = statements.filter((statement) => statement.sql.includes('"orders"'));
  expect(aboutOrders.length).toBeGreaterThan(0);
  return await Promise.all(aboutOrders.map((statement) => explain(portal, statement)));
}
