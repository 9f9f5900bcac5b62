import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where uploaded content lies, named by its SHA-256, so that the same content is kept once. */
export interface Files {
  /** Returns the name under which it is found again. */
  write(content: Buffer): Promise<string>;
  read(hash: string): Promise<Buffer>;
  /** The same for content that is too long to be held at once. */
  writeStream(content: AsyncIterable<Buffer>): Promise<{ readonly hash: string; readonly sizeBytes: number }>;
  readStream(hash: string): AsyncIterable<Buffer>;
  /** Content that nothing names any more. */
  remove(hash: string): Promise<void>;
}

/** Content in a folder, spread over subfolders by the first two characters of its name. */
export function filesIn(folder: string): Files {
  const place = (hash: string) => join(folder, hash.slice(0, 2), hash);
  return {
    async write(content) {
      const hash = createHash("sha256").update(content).digest("hex");
      const path = place(hash);
      await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
      // Nobody ever reads half a file: it gets its name when it is whole.
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, content, { mode: 0o600, flush: true });
      await rename(draft, path);
      return hash;
    },
    read: (hash) => readFile(place(hash)),
    async writeStream(content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `draft.${randomUUID()}`);
      const file = await open(draft, "wx", 0o600);
      try {
        const digest = createHash("sha256");
        let sizeBytes = 0;
        for await (const chunk of content) {
          digest.update(chunk);
          sizeBytes += chunk.length;
          await file.write(chunk);
        }
        await file.sync();
        const hash = digest.digest("hex");
        await mkdir(join(place(hash), ".."), { recursive: true, mode: 0o700 });
        await rename(draft, place(hash));
        return { hash, sizeBytes };
      } finally {
        await file.close();
        await rm(draft, { force: true });
      }
    },
    readStream: (hash) => createReadStream(place(hash), { highWaterMark: 256 * 1024 }),
    remove: (hash) => rm(place(hash), { force: true }),
  };
}
