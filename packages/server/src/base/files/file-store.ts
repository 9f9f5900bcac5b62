export interface ListedFile {
  readonly name: string;
  readonly writtenAt: Temporal.Instant;
}

/** Stores bytes under a name, regardless of what they are. */
export interface FileStore {
  write(name: string, content: Buffer): Promise<void>;
  /** Undefined if there is no file of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Copies a local file into the store. */
  writeFrom(name: string, path: string): Promise<void>;
  readStream(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  remove(name: string): Promise<void>;
  /** Removes the file unless it was written at or after `before`; returns whether it was removed. */
  removeIfOlder(name: string, before: Temporal.Instant): Promise<boolean>;
  /** Lists all files in the store, including those still being written. */
  list(): AsyncIterable<ListedFile>;
  check(): Promise<void>;
}
