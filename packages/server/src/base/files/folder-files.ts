import { randomUUID } from "node:crypto";
import { access, constants, copyFile, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store.ts";

const pieceBytes = 256 * 1024;

function orMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

/** Files in a folder, spread over subfolders by the first two characters of their names. */
export function createFolderStore(folder: string): FileStore {
  const place = (name: string) => join(folder, name.slice(0, 2), name);
  /** Nobody ever reads half a file: it is renamed once it is complete and synced to disk. */
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
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
}

/** A file's name survives a power cut only once its folder is synced too; Windows does that by itself. */
export async function syncToDisk(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
