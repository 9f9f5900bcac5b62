import { openAsBlob } from "node:fs";
import { Refusal } from "@kreislauf/contract/base";
import { S3mini } from "s3mini";
import type { FileStore } from "./file-store.ts";

const timeoutMilliseconds = 30_000;

/**
 * Files in a bucket of any S3-compatible store: `https://KEY:SECRET@host/bucket?region=eu-central-1`, key and secret
 * with their special characters percent-encoded.
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
    check: () =>
      orUnavailable(async () => {
        if (!(await bucket.bucketExists())) throw new Error("There is no such bucket, or no way into it.");
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
