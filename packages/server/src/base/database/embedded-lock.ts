import { DatabaseSync } from "node:sqlite";
import { StartRefusal } from "../start-refusal.ts";

export class AlreadyRunningError extends StartRefusal {}

/**
 * Refuses to open the same embedded data in a second process, because writes would silently be lost. The lock is
 * SQLite's own file lock on a file beside the database: the operating system releases it however the process ends, so
 * that no stale lock can remain.
 */
export function lockEmbeddedData(file: string): { release(): void } {
  const holder = new DatabaseSync(file, { timeout: 0 });
  try {
    holder.exec("begin exclusive");
  } catch (error) {
    holder.close();
    if (error instanceof Error && /locked|busy/.test(error.message)) {
      throw new AlreadyRunningError(
        `Another process is already using the data beside ${file}. Stop it first.`,
      );
    }
    throw error;
  }
  return { release: () => holder.close() };
}
