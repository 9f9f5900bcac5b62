import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { type MigrationResultSet, Migrator } from "kysely/migration";
import { StartRefusal } from "../start-refusal.ts";
import type { Database, Db } from "./database.ts";

export const migrationsFolder = join(import.meta.dirname, "../../migrations");

type InSession = Database["inSession"];

const inSessionOf =
  (db: Db): InSession =>
  (work) =>
    db.connection().execute(work);

/**
 * Brings the schema up to date, only once even if several processes start together: the migrator holds a lock of its
 * session, so if `db` goes through a pooler, pass the database's `inSession`. Returns the names of the migrations that
 * this call has run. A cheap query checks first whether any are missing: the migrator's own check takes a tenth of the
 * start-up time. A schema of a later version is refused.
 */
export async function migrate(db: Db, inSession = inSessionOf(db)): Promise<readonly string[]> {
  const [applied, known] = [await listMigrations(db), await listKnownMigrations()];
  if (isDeepStrictEqual(applied, known)) return [];
  const later = applied.find((name) => !known.includes(name));
  if (later !== undefined) {
    throw new StartRefusal(
      `A later version has brought the database up to date (${later}); this one would not understand it. ` +
        "Start that version, or restore the backup from before the upgrade into an empty database.",
    );
  }
  return await runMigrations(inSession, (migrator) => migrator.migrateToLatest());
}

/** Migrates the schema up to the migration `name`, to restore a backup of that version. */
export async function migrateUntil(db: Db, name: string): Promise<void> {
  await runMigrations(inSessionOf(db), (migrator) => migrator.migrateTo(name));
}

/**
 * Runs without a statement timeout: migrating large tables, or waiting for another process's migration, may take
 * longer.
 */
const runMigrations = (inSession: InSession, run: (migrator: Migrator) => Promise<MigrationResultSet>) =>
  inSession(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    try {
      return namesOf(await run(new Migrator({ db: one, provider: { getMigrations: readMigrations } })));
    } finally {
      // If the connection is lost, there is nothing to reset.
      await sql`reset statement_timeout`.execute(one).catch(() => undefined);
    }
  });

/** Names of all migrations of this version, in the sequence in which they run (sorted by name). */
export const listKnownMigrations = async (): Promise<readonly string[]> =>
  (await listMigrationFiles()).map(nameOf).toSorted();

/** Names of the migrations applied to the database, sorted; empty if there is no schema yet. */
export async function listMigrations(db: Db): Promise<readonly string[]> {
  const found = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (found.rows[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

function namesOf({ error, results }: MigrationResultSet): readonly string[] {
  if (error !== undefined) throw error as Error;
  return (results ?? []).map((result) => result.migrationName);
}

export const listMigrationFiles = async () =>
  (await readdir(migrationsFolder)).filter((file) => file.endsWith(".sql")).toSorted();
const nameOf = (file: string) => file.replace(/\.sql$/, "");

async function readMigrations() {
  const files = await listMigrationFiles();
  const migrations = await Promise.all(
    files.map(async (file) => {
      const statements = splitStatements(await readFile(join(migrationsFolder, file), "utf8"));
      const up = async (db: Db) => {
        for (const statement of statements) await sql.raw(statement).execute(db);
      };
      return [nameOf(file), { up }] as const;
    }),
  );
  return Object.fromEntries(migrations);
}

/** Matches one statement: it ends with a semicolon at the end of a line, but not within a body between `$$`. */
const statementPattern = /(?:\$\$[\s\S]*?\$\$|[\s\S])+?(?:;[ \t]*(?:\r?\n|$)|$)/g;

const splitStatements = (text: string) =>
  (text.match(statementPattern) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/^--.*$/gm, "").trim() !== "");
