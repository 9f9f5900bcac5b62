import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import type { Files } from "../../base/files/files.ts";
import { runningPortalLockId } from "../../base/database/listen-on-postgres.ts";
import { listKnownMigrations, listMigrations, migrate, migrateUntil } from "../../base/database/migrate.ts";
import type { CommandContext } from "../base/command.ts";
import type { BackupFooter, BackupHeader } from "./backup-format.ts";
import { moveFeedAhead } from "../../provider/index.ts";
import { type TableShape, listBackupTables, listForeignKeys, setSequence } from "../base/schema-tables.ts";
import { readBackup, UnusableBackupError } from "./read-backup.ts";

export interface RestoredBackup {
  readonly head: BackupHeader;
  readonly end: BackupFooter;
  /** Hashes of the files that could not be read when the backup was made. */
  readonly unreadable: readonly string[];
}

/** The migration that gave the tables of the feed their current names. */
const feedMigration = "0023-table-names";

/** The backup is restored with its own schema, but the migrations to the schema of this version failed. */
export class SchemaNotMigratedError extends Error {}

/**
 * Restores a backup: reads it once to verify it, then again to load it. Refused if the backup is damaged, if a portal
 * runs on the database or if the database has companies already.
 */
export async function restoreBackup(
  { db, files, clock }: Pick<CommandContext, "db" | "files" | "clock">,
  path: string,
): Promise<RestoredBackup> {
  const backup = await checkBackup(path);
  return await db.connection().execute(async (one) => {
    const { rows } = await sql<{ alone: boolean }>`
      select pg_try_advisory_lock(${runningPortalLockId}) as alone`.execute(one);
    if (rows[0]?.alone !== true)
      throw new UnusableBackupError("A portal runs on this database. Stop it first.");
    try {
      await ensureEmpty(one);
      await prepareSchema(one, backup.head.migrations);
      await one.transaction().execute(async (work) => {
        await load(work, files, path, new Set(backup.unreadable));
        // The provider's systems may have read events that are now lost. In a backup with an earlier schema the feed
        // had no readers.
        if (backup.head.migrations.includes(feedMigration)) await moveFeedAhead(work, clock.now());
      });
      await migrate(one).catch((cause: unknown) => {
        throw new SchemaNotMigratedError("", { cause });
      });
      return backup;
    } finally {
      await sql`select pg_advisory_unlock(${runningPortalLockId})`.execute(one);
    }
  });
}

async function checkBackup(path: string): Promise<RestoredBackup> {
  let head: BackupHeader | undefined;
  for await (const part of readBackup(path, (read) => (head = read))) {
    if (part.kind === "end" && head !== undefined) {
      return { head, end: part.end, unreadable: part.unreadable };
    }
  }
  throw new UnusableBackupError(`${path} is damaged or not whole.`);
}

async function ensureEmpty(db: Db): Promise<void> {
  if ((await listMigrations(db)).length === 0) return;
  const company = await db.selectFrom("companies").select("id").limit(1).executeTakeFirst();
  if (company !== undefined) {
    throw new UnusableBackupError(
      "This database has companies already. A backup is restored into an empty one.",
    );
  }
}

const isBeginningOf = (beginning: readonly string[], whole: readonly string[]) =>
  beginning.every((name, index) => name === whole[index]);

/**
 * Migrates to the schema in which the rows were written; later migrations run after they are loaded. Refused if the
 * backup is of a later version, or the database is of a later one than the backup.
 */
async function prepareSchema(db: Db, wanted: readonly string[]): Promise<void> {
  if (!isBeginningOf(wanted, await listKnownMigrations())) {
    throw new UnusableBackupError(
      "The backup is of another, probably later version of the portal. Use that one.",
    );
  }
  if (!isBeginningOf(await listMigrations(db), wanted)) {
    throw new UnusableBackupError(
      "The backup is of an earlier version. Restore it into a database in which the portal never ran.",
    );
  }
  const last = wanted.at(-1);
  if (last !== undefined) await migrateUntil(db, last);
}

async function load(db: Db, files: Files, path: string, unreadable: ReadonlySet<string>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  const tables = new Map((await listBackupTables(db)).map((table) => [table.name, table]));
  const foreignKeys = await listForeignKeys(db);
  // Rows are loaded table by table. Meanwhile foreign keys are dropped and triggers are disabled, because triggers
  // would notify of changes or refuse them.
  for (const { table, name } of foreignKeys) {
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(db);
  }
  for (const name of tables.keys()) {
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
    // Rows inserted by migrations are also in the backup.
    await sql`delete from ${sql.table(name)}`.execute(db);
  }
  for await (const part of readBackup(path, () => undefined)) {
    if (part.kind === "rows") {
      const table = tables.get(part.table);
      if (table === undefined)
        throw new UnusableBackupError(`${path} has a table '${part.table}' of its own.`);
      await insertRows(db, table, part.rows);
    } else if (part.kind === "file") {
      if (!unreadable.has(part.hash)) await files.writeStream(part.content);
    } else {
      for (const [name, state] of Object.entries(part.end.sequences)) await setSequence(db, name, state);
    }
  }
  for (const name of tables.keys()) await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
  for (const { table, name, definition } of foreignKeys) {
    await sql`alter table ${sql.raw(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      db,
    );
  }
}

/** Inserts rows; each value is cast from text to the type of its column. */
async function insertRows(db: Db, table: TableShape, rows: readonly string[]): Promise<void> {
  const names = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const texts = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)} text`));
  const values = sql.join(table.columns.map(({ name, type }) => sql`${sql.ref(name)}::${sql.raw(type)}`));
  await sql`
    insert into ${sql.table(table.name)} (${names}) overriding system value
    select ${values} from json_to_recordset(${`[${rows.join(",")}]`}::json) as texts (${texts})`.execute(db);
}
