import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { flushToDisk } from "./folder-files.ts";

/** The file gets its name once it is whole and on the disk; only its owner may read it. */
export async function writeFileOfOwner(
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
  await flushToDisk(dirname(path));
}
