import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Db } from "./database.ts";

const folder = join(import.meta.dirname, "../migrations");

/**
 * Brings the schema up to date, once, however many processes start together: the migrator works under
 * a lock of the database. Returns the names of the migrations that this call ran.
 */
export async function migrate(db: Db): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error as Error;
  return (results ?? []).map((result) => result.migrationName);
}

async function readMigrations() {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  const migrations = await Promise.all(
    files.map(async (file) => {
      const statements = splitStatements(await readFile(join(folder, file), "utf8"));
      const up = async (db: Db) => {
        for (const statement of statements) await sql.raw(statement).execute(db);
      };
      return [file.replace(/\.sql$/, ""), { up }] as const;
    }),
  );
  return Object.fromEntries(migrations);
}

/** Statements end with a semicolon at the end of a line. */
const splitStatements = (text: string) =>
  text
    .split(/;[ \t]*(?:\r?\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/^--.*$/gm, "").trim() !== "");
