import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { yieldingPlugin } from "../yield-to-event-loop.ts";
import type { Database, DatabaseOptions, Db } from "./database.ts";
import { embeddedFolder } from "./embedded-folder.ts";
import { lockEmbeddedData } from "./embedded-lock.ts";
import { changesChannel } from "./parse-change.ts";
import type { Tables } from "./tables.ts";
import { parsers } from "./value-parsers.ts";

interface EmbeddedOptions extends DatabaseOptions {
  /** The packed data folder of another embedded database, to start with a copy of it. */
  readonly copyOf?: Blob;
}

/**
 * Opens the embedded database in `dataDir`, or one in memory if `dataDir` is not given (tests). Refused if another
 * process uses `dataDir`.
 */
export async function openEmbeddedDatabase(
  dataDir?: string,
  { copyOf, ...options }: EmbeddedOptions = {},
): Promise<Database> {
  const lock = dataDir === undefined ? undefined : await prepareDataDir(dataDir);
  const pglite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir: embeddedFolder(dataDir) }),
    ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
    parsers,
  });
  await pglite.exec("set time zone 'UTC'");
  const db: Db = new Kysely<Tables>({
    ...options,
    dialect: new PGliteDialect({ pglite }),
    plugins: [yieldingPlugin],
  });
  // Kysely's `destroy` closes the database only if a statement has run before, so one runs here.
  await sql`select 1`.execute(db);
  return {
    kind: "embedded",
    db,
    inSession: (work) => db.connection().execute(work),
    listen: async ({ onChange }) => ({ stop: await pglite.listen(changesChannel, onChange) }),
    close: async () => {
      await db.destroy();
      lock?.release();
    },
  };
}

async function prepareDataDir(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  // Checked here, because the database's own error would not say that the folder cannot be written.
  await access(dataDir, constants.W_OK);
  return lockEmbeddedData(join(dataDir, "database.lock"));
}
