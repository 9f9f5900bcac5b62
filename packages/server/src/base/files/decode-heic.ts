import { Worker } from "node:worker_threads";

const timeoutMilliseconds = 20_000;
const maxMegabytes = 512;

export interface RawPicture {
  /** The pixels row by row, four bytes each: red, green, blue and opacity. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an iPhone photo (HEIC) in a worker thread: on the main thread it would block the process for a second or two.
 */
export async function decodeHeic(bytes: Buffer, maxPixels: number): Promise<RawPicture> {
  const worker = new Worker(new URL("heic-worker.ts", import.meta.url), {
    workerData: { bytes, maxPixels },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  const { promise, resolve, reject } = Promise.withResolvers<RawPicture>();
  const tooLong = setTimeout(() => reject(new Error("The photo takes too long.")), timeoutMilliseconds);
  worker.once("message", ({ data, width, height }: RawPicture) =>
    resolve({ data: Buffer.from(data), width, height }),
  );
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("The photo could not be unpacked.")));
  try {
    return await promise;
  } finally {
    clearTimeout(tooLong);
    await worker.terminate();
  }
}
