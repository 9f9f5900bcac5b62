import type { Files } from "./files.ts";

/** Content in the file store, which a row may name. */
export interface StoredContent {
  readonly hash: string;
  readonly sizeBytes: number;
}

/**
 * Stores content before the transaction begins that names it: while a bucket hangs, nothing may wait for a connection
 * or a lock. What no row comes to name is removed after a day.
 */
export const storeContent = async (files: Files, content: Buffer): Promise<StoredContent> => ({
  hash: await files.write(content),
  sizeBytes: content.length,
});
