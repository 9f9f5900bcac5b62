import type { Db } from "../database/database.ts";
import { machineNow } from "../clock.ts";
import type { Files, StoredFile } from "./files.ts";
import { filterOrphanedContent } from "./files.store.ts";

/**
 * A file is written before its row. After this time no call or job can still be about to add the row, so a file without
 * one is an orphan.
 */
const minAgeHours = 24;
const batchSize = 500;

interface FileStorage {
  readonly db: Db;
  readonly files: Files;
}

/** Removes files that no row refers to, and half-written files of an interrupted process; returns how many. */
export async function removeOrphanedFiles({ db, files }: FileStorage): Promise<number> {
  const writtenBefore = machineNow().subtract({ hours: minAgeHours });
  let removed = 0;
  let batch: StoredFile[] = [];
  const removeBatch = async () => {
    const orphans = new Set(await filterOrphanedContent(db, [...new Set(batch.map(({ hash }) => hash))]));
    for (const { name, hash, isDraft } of batch) {
      if (isDraft) await files.remove(name);
      // The same content may have been written again since it was listed, and its row may still be missing.
      else if (!orphans.has(hash) || !(await files.removeIfOlder(name, writtenBefore))) continue;
      removed += 1;
    }
    batch = [];
  };
  for await (const file of files.list()) {
    if (Temporal.Instant.compare(file.writtenAt, writtenBefore) >= 0) continue;
    batch.push(file);
    if (batch.length >= batchSize) await removeBatch();
  }
  await removeBatch();
  return removed;
}
