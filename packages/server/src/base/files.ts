import { createHash } from "node:crypto";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Refusal } from "@kreislauf/contract/base";
import type { Config } from "./config.ts";
import { filesInFolder } from "./folder-files.ts";

/** Where content lies, named by its SHA-256, so that the same content is kept once and never altered. */
export interface Files {
  /** Returns the name under which it is found again. */
  write(content: Buffer): Promise<string>;
  /** Refused as `file_unreadable` if it is gone or is not what was written. */
  read(hash: string): Promise<Buffer>;
  /** The same for content that is too long to be held at once. */
  writeStream(content: AsyncIterable<Buffer>): Promise<{ readonly hash: string; readonly sizeBytes: number }>;
  /** Breaks off before its end if it is not what was written. */
  readStream(hash: string): AsyncIterable<Buffer>;
  /** Content that nothing names any more. */
  remove(hash: string): Promise<void>;
  /** Fails if nothing can be read or written. */
  check(): Promise<void>;
}

/** A place for bytes; it need not know what they are. */
export interface FileStore {
  write(name: string, content: Buffer): Promise<void>;
  /** Undefined if there is nothing of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Takes a copy of a file of this machine. */
  writeFrom(name: string, path: string): Promise<void>;
  readStream(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  remove(name: string): Promise<void>;
  check(): Promise<void>;
}

const hashOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

function checkedFiles(store: FileStore): Files {
  return {
    async write(content) {
      const hash = hashOf(content);
      await store.write(hash, content);
      return hash;
    },
    async read(hash) {
      const content = await store.read(hash);
      if (content !== undefined && hashOf(content) === hash) return content;
      throw unreadable(hash, content === undefined ? "is missing" : "is not what was written");
    },
    writeStream: (content) => spooled(content, (hash, path) => store.writeFrom(hash, path)),
    readStream: (hash) => verified(store, hash),
    remove: (hash) => store.remove(hash),
    check: () => store.check(),
  };
}

function unreadable(hash: string, problem: string): Error {
  return Object.assign(new Refusal("file_unreadable"), { cause: new Error(`The file ${hash} ${problem}.`) });
}

/** Keeps the last piece back until the whole is known to be right, so that nobody gets all of what is damaged. */
async function* verified(store: FileStore, hash: string): AsyncGenerator<Buffer> {
  const content = await store.readStream(hash);
  if (content === undefined) throw unreadable(hash, "is missing");
  const digest = createHash("sha256");
  let last: Buffer | undefined;
  for await (const piece of content) {
    digest.update(piece);
    if (last !== undefined) yield last;
    last = piece;
  }
  if (digest.digest("hex") !== hash) throw unreadable(hash, "is not what was written");
  if (last !== undefined) yield last;
}

/** Content of unknown length lies in a file of its own until its hash is known. */
async function spooled(
  content: AsyncIterable<Buffer>,
  keep: (hash: string, path: string) => Promise<void>,
): Promise<{ hash: string; sizeBytes: number }> {
  const folder = await mkdtemp(join(tmpdir(), "kreislauf-spool-"));
  try {
    const path = join(folder, "content");
    const file = await open(path, "wx", 0o600);
    const digest = createHash("sha256");
    let sizeBytes = 0;
    try {
      for await (const piece of content) {
        digest.update(piece);
        sizeBytes += piece.length;
        await file.write(piece);
      }
    } finally {
      await file.close();
    }
    const hash = digest.digest("hex");
    await keep(hash, path);
    return { hash, sizeBytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const filesIn = (folder: string): Files => checkedFiles(filesInFolder(folder));

/** The store of `FILES_URL`, whose client is loaded only then, or the folder `files` in `DATA_DIR`. */
export async function openFiles({
  FILES_URL,
  DATA_DIR,
}: Pick<Config, "FILES_URL" | "DATA_DIR">): Promise<Files> {
  if (FILES_URL === undefined) return filesIn(join(DATA_DIR, "files"));
  const { filesInBucket } = await import("./bucket-files.ts");
  return checkedFiles(filesInBucket(FILES_URL));
}
