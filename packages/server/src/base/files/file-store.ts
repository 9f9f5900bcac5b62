export interface ListedFile {
  readonly name: string;
  readonly writtenAt: Temporal.Instant;
}

/** A store for bytes, regardless of their meaning. */
export interface FileStore {
  write(name: string, content: Buffer): Promise<void>;
  /** Undefined if there is no file of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Copies a local file into the store. */
  writeFrom(name: string, path: string): Promise<void>;
  readStream(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  remove(name: string): Promise<void>;
  /** Not if it was written again since then; whether it is removed. */
  removeIfOlder(name: string, before: Temporal.Instant): Promise<boolean>;
  /** Everything in the store, files that are being written too. */
  list(): AsyncIterable<ListedFile>;
  check(): Promise<void>;
}
