import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where uploaded content lies, named by its SHA-256, so that the same content is kept once. */
export interface Files {
  /** Returns the name under which it is found again. */
  write(content: Buffer): Promise<string>;
  read(hash: string): Promise<Buffer>;
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
  };
}
