import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { machineNow } from "../clock.ts";

const prefix = "kreislauf-spool-";
const keepHours = 24;
const probeBytes = 256 * 1024;

/** Runs `work` with a temporary folder, which is removed afterwards. */
export async function withSpoolFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws if a large temporary file cannot be written, for example because the disk is full. */
export const checkSpoolFolder = (): Promise<void> =>
  withSpoolFolder((folder) =>
    writeFile(join(folder, "check"), Buffer.alloc(probeBytes), { mode: 0o600, flush: true }),
  );

/**
 * Removes the temporary folders that killed processes of the same system user left more than a day ago; returns how
 * many.
 */
export async function removeOldSpoolFolders(): Promise<number> {
  const before = machineNow().subtract({ hours: keepHours }).epochMilliseconds;
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  let removed = 0;
  for (const name of names) {
    const folder = join(tmpdir(), name);
    // Another process may have removed the folder already.
    const found = await stat(folder).catch(() => undefined);
    const isOwn = process.getuid === undefined || found?.uid === process.getuid();
    if (found === undefined || !isOwn || found.mtimeMs >= before) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
