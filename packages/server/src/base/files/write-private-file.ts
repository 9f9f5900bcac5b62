import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { syncToDisk } from "./folder-files.ts";

/** Writes a file that only its owner may read. It gets its final name once it is complete and synced to disk. */
export async function writePrivateFile(
  path: string,
  content: AsyncIterable<string>,
  ...transforms: readonly Transform[]
): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    const output = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
    await pipeline([Readable.from(content), ...transforms, output]);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncToDisk(dirname(path));
}
