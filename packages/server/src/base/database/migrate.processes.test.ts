import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmptyTestDatabase } from "../../../test/portal/portal.ts";
import { testDatabaseUrl } from "../../../test/portal/processes.ts";
import type { Database } from "./database.ts";
import { listKnownMigrations, migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

/** Id of the advisory lock that Kysely holds while it migrates. */
const migrationLock = "3853314791062309107";

describe.skipIf(testDatabaseUrl === undefined)("on PostgreSQL", () => {
  let database: Database;
  let hurried: Kysely<Tables>;
  beforeAll(async () => {
    database = await openEmptyTestDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const url = new URL(testDatabaseUrl ?? "");
    url.pathname = `/${rows[0]?.name}`;
    const pool = new pg.Pool({
      connectionString: url.href,
      max: 1,
      options: "-c statement_timeout=1500 -c TimeZone=UTC",
    });
    hurried = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  });
  afterAll(async () => {
    await hurried.destroy();
    await database.close();
  });

  test("who waits for another's migrations waits longer than a statement may take, and is held to it again", async () => {
    const waited = await database.db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(${sql.raw(migrationLock)})`.execute(other);
      const migrating = migrate(hurried);
      migrating.catch(() => undefined);
      await wait(2_000);
      await sql`select pg_advisory_unlock(${sql.raw(migrationLock)})`.execute(other);
      return migrating;
    });
    expect(waited).toEqual(await listKnownMigrations());
    const { rows } = await sql`show statement_timeout`.execute(hurried);
    expect(rows).toEqual([{ statement_timeout: "1500ms" }]);
  });
});
