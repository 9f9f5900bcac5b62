import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/database.ts";
import { type RunningJob, runRepeatedly } from "../jobs/run-repeatedly.ts";
import type { Files } from "./files.ts";
import { deleteUnusedUploads } from "./files.store.ts";
import { removeOrphanedFiles } from "./remove-orphaned-files.ts";
import { removeOldSpoolFolders } from "./spool-folders.ts";

interface Source {
  readonly db: Db;
  readonly files: Files;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "info" | "error">;
}

/** Each round lists all files of the store, so it runs only a few times a day. */
const pauseMilliseconds = 6 * 3_600_000;
/** An upload is kept this long without being used, so that there is time to send its form. */
const keepUnusedHours = 24;
/** Rows deleted per transaction: few, so that no other transaction waits long. */
const batchSize = 1_000;

/**
 * Starts the cleanup, in every process: removes uploads that were never used, files without a row, and temporary
 * folders of killed processes.
 */
export const startFilePurge = (source: Source): RunningJob =>
  runRepeatedly(source.log, () => purgeFiles(source).then(() => false), {
    name: "file_cleanup",
    pauseMilliseconds,
  });

export async function purgeFiles(source: Source): Promise<void> {
  const unusedUploads = await clearUnusedUploads(source);
  // This also removes the content of uploads whose rows were deleted in earlier rounds.
  const orphanedFiles = await removeOrphanedFiles(source);
  const spoolFolders = await removeOldSpoolFolders();
  if (unusedUploads + orphanedFiles + spoolFolders > 0) {
    source.log.info({ unusedUploads, orphanedFiles, spoolFolders }, "files cleaned up");
  }
}

async function clearUnusedUploads({ db, clock }: Source): Promise<number> {
  const before = clock.now().subtract({ hours: keepUnusedHours });
  let cleared = 0;
  for (;;) {
    const count = await db
      .transaction()
      .execute((transaction) => deleteUnusedUploads(transaction, before, batchSize));
    if (count === 0) return cleared;
    cleared += count;
  }
}
