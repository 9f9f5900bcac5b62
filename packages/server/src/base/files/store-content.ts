import type { Files } from "./files.ts";

/** Content in the file store, which a row can refer to. */
export interface StoredContent {
  readonly hash: string;
  readonly sizeBytes: number;
}

/**
 * Stores content. Call it before the transaction that refers to the content: while a bucket hangs, no connection or
 * lock should be held. Content that no row refers to is removed after a day.
 */
export const storeContent = async (files: Files, content: Buffer): Promise<StoredContent> => ({
  hash: await files.write(content),
  sizeBytes: content.length,
});
