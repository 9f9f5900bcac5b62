import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { migrate } from "../../src/base/database/migrate.ts";
import type { Tables } from "../../src/base/database/tables.ts";
import { schemaFingerprint } from "./schema-fingerprint.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = join(root, "node_modules/.cache/kreislauf");

/**
 * The files of an embedded database with all migrations applied, as a tar archive. Tests start from a copy, which takes
 * a quarter of the time of migrating. The archive is rebuilt whenever a migration, PGlite or this file changes.
 */
export async function migratedDatabase(): Promise<Blob> {
  const pglite = join(root, "node_modules/@electric-sql/pglite/package.json");
  const file = join(folder, `database-${await schemaFingerprint(import.meta.filename, pglite)}.tar`);
  if (!existsSync(file)) await writeMigratedDatabase(file);
  // The file is read here: a blob that reads it later fails if another process has replaced the file meanwhile.
  return new Blob([await readFile(file)]);
}

/** Several test processes may call this at once: each writes a file of its own and renames it once it is complete. */
async function writeMigratedDatabase(file: string): Promise<void> {
  const pglite = await PGlite.create();
  // No database is created from the templates, and each copy would unpack their six hundred files.
  await pglite.exec("update pg_database set datistemplate = false where datname like 'template%'");
  for (const template of ["template0", "template1"]) await pglite.exec(`drop database ${template}`);
  await pglite.exec("set time zone 'UTC'");
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const dump = await pglite.dumpDataDir("none");
  await db.destroy();
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, dump.stream());
  await rename(unfinished, file);
}
