import { openAsBlob } from "node:fs";
import { Refusal } from "@kreislauf/contract/base";
import { S3mini } from "s3mini";
import type { FileStore } from "./file-store.ts";

const timeoutMilliseconds = 30_000;
/** Objects per page of a listing: the maximum that S3 allows. */
const pageSize = 1_000;
const probeName = ".check";

/**
 * Stores files in a bucket of any S3-compatible service. The bucket's URL is like
 * `https://KEY:SECRET@host/bucket?region=eu-central-1`, with percent-encoded special characters in key and secret.
 */
export function createBucketStore(address: string): FileStore {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address);
  const bucket = new S3mini({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: `${protocol}//${host}${pathname}`,
    region: searchParams.get("region") ?? "us-east-1",
    requestAbortTimeout: timeoutMilliseconds,
  });
  return {
    write: (name, content) =>
      orUnavailable(async () => void (await bucket.putObject(name, content, "application/octet-stream"))),
    read: (name) =>
      orUnavailable(async () => {
        const content = await bucket.getObjectArrayBuffer(name);
        return content === null ? undefined : Buffer.from(content);
      }),
    writeFrom: (name, path) =>
      orUnavailable(async () => {
        const content = await openAsBlob(path);
        await bucket.putAnyObject(name, content, "application/octet-stream");
      }),
    readStream: (name) =>
      orUnavailable(async () => {
        const answer = await bucket.getObjectResponse(name);
        return answer === null ? undefined : chunksOf(answer);
      }),
    remove: (name) => orUnavailable(async () => void (await bucket.deleteObject(name))),
    // S3 has no delete that depends on an object's age, so the age is read right before deleting.
    removeIfOlder: (name, before) =>
      orUnavailable(async () => {
        const page = await bucket.listObjectsPaged("/", name, 1);
        const found = page?.objects?.find(({ Key }) => Key === name);
        if (found === undefined || found.LastModified.getTime() >= before.epochMilliseconds) return false;
        await bucket.deleteObject(name);
        return true;
      }),
    async *list() {
      let next: string | undefined;
      do {
        const page = await orUnavailable(() => bucket.listObjectsPaged("/", "", pageSize, next));
        for (const { Key: name, LastModified } of page?.objects ?? []) {
          yield { name, writtenAt: Temporal.Instant.fromEpochMilliseconds(LastModified.getTime()) };
        }
        next = page?.nextContinuationToken;
      } while (next !== undefined);
    },
    /** Writes an object, because only writing shows that a bucket is full or read-only. */
    check: () =>
      orUnavailable(async () => {
        await bucket.putObject(probeName, "check", "application/octet-stream");
        await bucket.deleteObject(probeName);
      }),
  };
}

async function* chunksOf({ body }: Response): AsyncGenerator<Buffer> {
  for await (const piece of body ?? []) yield Buffer.from(piece);
}

/** A store that responds unexpectedly counts as temporarily unavailable: the caller may retry. */
async function orUnavailable<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    throw Object.assign(new Refusal("unavailable"), { cause });
  }
}
