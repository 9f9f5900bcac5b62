import { createHash, type Hash } from "node:crypto";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import { listMigrations } from "../../base/database/migrate.ts";
import { writePrivateFile } from "../../base/files/write-private-file.ts";
import { type BackupFooter, type BackupHeader, type BackupLine, backupFormat } from "./backup-format.ts";
import { type TableShape, listBackupTables, listStoredFiles, readSequences } from "../base/schema-tables.ts";
import type { CommandContext } from "../base/command.ts";
import { readInBatches } from "../base/read-in-batches.ts";

export interface WrittenBackup {
  readonly end: BackupFooter;
  /** Hashes of files that rows refer to but that are missing or altered in the store. */
  readonly unreadable: readonly string[];
}

type Parts = Pick<CommandContext, "db" | "files" | "clock">;

const rowsAtOnce = 500;
const rowsWithBytesAtOnce = 20;

export async function writeBackup(parts: Parts, path: string): Promise<WrittenBackup> {
  const unreadable: string[] = [];
  let end: BackupFooter | undefined;
  const text = backupText(
    parts,
    (hash) => unreadable.push(hash),
    (whole) => (end = whole),
  );
  // Compressed for speed rather than size: pictures and PDF files are compressed already.
  await writePrivateFile(path, text, createGzip({ level: 1 }));
  if (end === undefined) throw new Error("The backup has no end.");
  return { end, unreadable: await stillNamed(parts.db, unreadable) };
}

/** Those of the hashes that rows still refer to: a file removed along with its row meanwhile is not missing. */
async function stillNamed(db: Db, hashes: readonly string[]): Promise<readonly string[]> {
  if (hashes.length === 0) return [];
  const named = new Set(await listStoredFiles(db));
  return hashes.filter((hash) => named.has(hash));
}

const lineOf = (line: BackupLine | BackupHeader) => `${JSON.stringify(line)}\n`;

async function* backupText(
  { db, files, clock }: Parts,
  onUnreadable: (hash: string) => void,
  onEnd: (end: BackupFooter) => void,
): AsyncGenerator<string> {
  const tables: BackupFooter["tables"] = {};
  let sequences: BackupFooter["sequences"];
  let stored: readonly string[];
  // Reads all tables as of one moment, whatever is written meanwhile.
  const snapshot = await db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  try {
    yield lineOf({
      kreislaufBackup: backupFormat,
      takenAt: clock.now().toString(),
      migrations: [...(await listMigrations(snapshot))],
    });
    for (const table of await listBackupTables(snapshot)) {
      const digest = createHash("sha256");
      let rows = 0;
      for await (const batch of readRows(snapshot, table)) {
        yield lineOf({ table: table.name, rows: batch.length });
        yield textOf(batch, digest);
        rows += batch.length;
      }
      tables[table.name] = { rows, sha256: digest.digest("hex") };
    }
    sequences = { ...(await readSequences(snapshot)) };
    stored = await listStoredFiles(snapshot);
  } finally {
    await snapshot.rollback().execute();
  }
  // Files are only added and removed, never altered, so they can be read after the snapshot.
  let count = 0;
  for (const hash of stored) {
    yield lineOf({ file: hash });
    try {
      for await (const piece of files.readStream(hash)) yield lineOf({ piece: piece.toString("base64") });
      count += 1;
    } catch {
      onUnreadable(hash);
      yield lineOf({ unreadable: hash });
    }
  }
  const end = { tables, sequences, files: count };
  yield lineOf({ end });
  onEnd(end);
}

function textOf(rows: readonly string[], digest: Hash): string {
  const text = rows.map((row) => `${row}\n`).join("");
  digest.update(text);
  return text;
}

/** Reads rows as JSON with every value as text, so that no number, instant or byte loses precision. */
async function* readRows(snapshot: Db, table: TableShape): AsyncGenerator<readonly string[]> {
  const columns = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`));
  const order = sql.raw(table.order);
  const query = sql<{ row: string }>`
    select row_to_json(texts)::text as row
    from (select ${columns} from ${sql.table(table.name)} order by ${order}) as texts`;
  for await (const rows of readInBatches(
    snapshot,
    query,
    table.hasBytes ? rowsWithBytesAtOnce : rowsAtOnce,
  )) {
    yield rows.map(({ row }) => row);
  }
}
