import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "@kreislauf/contract/base";
import type { Config } from "../config.ts";
import type { FileStore, ListedFile } from "./file-store.ts";
import { createFolderStore } from "./folder-files.ts";
import { checkSpoolFolder, withSpoolFolder } from "./spool-folders.ts";

/** Stores content under its SHA-256, so that equal content is stored only once and is never altered. */
export interface Files {
  /** Returns the name under which the content is stored. */
  write(content: Buffer): Promise<string>;
  /** Refused as `file_unreadable` if the file is missing or its content was altered. */
  read(hash: string): Promise<Buffer>;
  /** Stores content that does not fit into memory. */
  writeStream(content: AsyncIterable<Buffer>): Promise<{ readonly hash: string; readonly sizeBytes: number }>;
  /** Fails before the last chunk if the content was altered. */
  readStream(hash: string): AsyncIterable<Buffer>;
  /** Removes a file that no row refers to any more. */
  remove(name: string): Promise<void>;
  /** Removes a file unless it was written at or after `before`; returns whether it was removed. */
  removeIfOlder(name: string, before: Temporal.Instant): Promise<boolean>;
  /** Lists all files of the portal in the store. */
  list(): AsyncIterable<StoredFile>;
  /** Throws if the store or the folder for temporary files cannot be written. */
  check(): Promise<void>;
}

export interface StoredFile extends ListedFile {
  readonly hash: string;
  /** True while the file is being written, and if writing it was interrupted. */
  readonly isDraft: boolean;
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
    remove: (name) => store.remove(name),
    removeIfOlder: (name, before) => store.removeIfOlder(name, before),
    list: () => ownFiles(store),
    check: async () => {
      await store.check();
      await checkSpoolFolder();
    },
  };
}

/**
 * Lists only the portal's own files, because others may use the same store. Their names are a SHA-256; the name of a
 * draft also has a point and a UUID.
 */
async function* ownFiles(store: FileStore): AsyncGenerator<StoredFile> {
  for await (const file of store.list()) {
    const [, hash, draft] = /^([0-9a-f]{64})(\.[0-9a-f-]{36})?$/.exec(file.name) ?? [];
    if (hash !== undefined) yield { ...file, hash, isDraft: draft !== undefined };
  }
}

function unreadable(hash: string, problem: string): Error {
  return Object.assign(new Refusal("file_unreadable"), { cause: new Error(`The file ${hash} ${problem}.`) });
}

/**
 * Reads content but holds back the last chunk until the hash has been verified, so that nobody receives a complete
 * damaged file.
 */
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

/**
 * Writes content of unknown length to a temporary file until its hash is known, then `keep` stores the file. Returns
 * hash and size.
 */
const spooled = (content: AsyncIterable<Buffer>, keep: (hash: string, path: string) => Promise<void>) =>
  withSpoolFolder(async (folder) => {
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
  });

export const openFolderFiles = (folder: string): Files => checkedFiles(createFolderStore(folder));

/**
 * Opens the store of `FILES_URL`, whose client library is loaded only if needed. If `FILES_URL` is not set, opens the
 * folder `files` in `DATA_DIR`.
 */
export async function openFiles({
  FILES_URL,
  DATA_DIR,
}: Pick<Config, "FILES_URL" | "DATA_DIR">): Promise<Files> {
  if (FILES_URL === undefined) return openFolderFiles(join(DATA_DIR, "files"));
  const { createBucketStore } = await import("./bucket-files.ts");
  return checkedFiles(createBucketStore(FILES_URL));
}
