import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listMigrationFiles, migrationsFolder } from "../../src/base/database/migrate.ts";

/** A hash of all migrations and of the `others`, which are further files that a migrated database depends on. */
export async function schemaFingerprint(...others: readonly string[]): Promise<string> {
  const sources = [
    ...others,
    join(import.meta.dirname, "../../src/base/database/migrate.ts"),
    ...(await listMigrationFiles()).map((migration) => join(migrationsFolder, migration)),
  ];
  const hash = createHash("sha256");
  for (const source of sources) hash.update(await readFile(source));
  return hash.digest("hex").slice(0, 16);
}
