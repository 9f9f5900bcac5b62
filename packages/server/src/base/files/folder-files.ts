import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store.ts";

const pieceBytes = 256 * 1024;

function orMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

/** Stores files in a folder, spread over subfolders named by the first two characters of the file names. */
export function createFolderStore(folder: string): FileStore {
  const place = (name: string) => join(folder, name.slice(0, 2), name);
  /** Writes a draft and renames it once it is complete and synced to disk, so that nobody reads half a file. */
  const put = async (name: string, fill: (draft: string) => Promise<void>) => {
    const path = place(name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomUUID()}`;
    try {
      await fill(draft);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncToDisk(dirname(path));
  };
  return {
    write: (name, content) => put(name, (draft) => writeFile(draft, content, { mode: 0o600, flush: true })),
    // Copied rather than moved, because the temporary folder may be on another disk.
    writeFrom: (name, path) =>
      put(name, async (draft) => {
        await copyFile(path, draft);
        await syncToDisk(draft);
      }),
    async readStream(name) {
      const file = await open(place(name)).catch(orMissing);
      return file?.createReadStream({ highWaterMark: pieceBytes });
    },
    read: (name) => readFile(place(name)).catch(orMissing),
    remove: (name) => rm(place(name), { force: true }),
    async removeIfOlder(name, before) {
      const path = place(name);
      const isOlder = async (file: string) => {
        const found = await stat(file).catch(orMissing);
        return found !== undefined && found.mtimeMs < before.epochMilliseconds;
      };
      if (!(await isOlder(path))) return false;
      // Moved aside before the age is checked again: a write from now on creates a new file.
      const aside = `${path}.${randomUUID()}`;
      await rename(path, aside).catch(orMissing);
      if (await isOlder(aside)) {
        await rm(aside, { force: true });
        return true;
      }
      await rename(aside, path).catch(orMissing);
      return false;
    },
    async *list() {
      for (const part of await subfoldersOf(folder)) {
        for (const name of await readdir(join(folder, part))) {
          // Another process may have removed the file meanwhile.
          const found = await stat(join(folder, part, name)).catch(orMissing);
          if (found !== undefined) {
            yield { name, writtenAt: Temporal.Instant.fromEpochMilliseconds(Math.floor(found.mtimeMs)) };
          }
        }
      }
    },
    /** Writes a file, because only writing shows that a disk is full. */
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const probe = join(folder, ".check");
      try {
        await writeFile(probe, Buffer.alloc(pieceBytes), { mode: 0o600, flush: true });
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}

async function subfoldersOf(folder: string): Promise<readonly string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(orMissing)) ?? [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * Syncs a file or folder to disk. After a power cut a new file keeps its name only if its folder was synced too;
 * Windows does that by itself.
 */
export async function syncToDisk(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
