/** A store for bytes, regardless of their meaning. */
export interface FileStore {
  write(name: string, content: Buffer): Promise<void>;
  /** Undefined if there is no file of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Copies a local file into the store. */
  writeFrom(name: string, path: string): Promise<void>;
  readStream(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  remove(name: string): Promise<void>;
  check(): Promise<void>;
}
