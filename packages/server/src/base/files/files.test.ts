import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Files, openFiles } from "./files.ts";
import { startTestBucket, type TestBucket } from "../../../test/fakes/bucket.ts";

let folder: string;
let bucket: TestBucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kreislauf-files-"));
  bucket = await startTestBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const content = randomBytes(300_000);
const name = createHash("sha256").update(content).digest("hex");
const place = () => join(folder, "files", name.slice(0, 2), name);

const stores = {
  folder: {
    open: () => openFiles({ FILES_URL: undefined, DATA_DIR: folder }),
    replace: (other: Buffer) => writeFile(place(), other),
    names: async () =>
      (await readdir(join(folder, "files"), { recursive: true })).map((path) => path.slice(3)),
  },
  bucket: {
    open: () => openFiles({ FILES_URL: bucket.url, DATA_DIR: folder }),
    replace: async (other: Buffer) => void bucket.objects.set(name, other),
    names: async () => [...bucket.objects.keys()],
  },
};

describe.each(Object.entries(stores))("files in a %s", (_, store) => {
  let files: Files;
  beforeAll(async () => {
    files = await store.open();
  });

  test("are found again by the hash of their content, and are kept once", async () => {
    expect(await files.write(content)).toBe(name);
    expect(await files.write(content)).toBe(name);
    expect(await files.read(name)).toEqual(content);
    expect((await store.names()).filter((each) => each !== "")).toEqual([name]);
    await files.check();
  });

  test.each([
    ["another byte", Buffer.concat([content.subarray(0, -1), Buffer.of(content.at(-1) === 0 ? 1 : 0)])],
    ["a half", content.subarray(0, 150_000)],
    ["nothing in it", Buffer.of()],
  ])("with %s are not handed out", async (_name, damaged) => {
    await store.replace(damaged);
    await expect(files.read(name)).rejects.toMatchObject({ code: "file_unreadable" });
    await files.write(content);
    expect(await files.read(name)).toEqual(content);
  });

  test("too long to be held at once are written and read piece by piece, and never to the end if damaged", async () => {
    const pieces = async function* () {
      for (let at = 0; at < content.length; at += 40_000) yield content.subarray(at, at + 40_000);
    };
    const readAll = async () => Buffer.concat(await Array.fromAsync(files.readStream(name)));
    expect(await files.writeStream(pieces())).toEqual({ hash: name, sizeBytes: content.length });
    expect(await readAll()).toEqual(content);
    await store.replace(Buffer.concat([content, Buffer.of(0)]));
    await expect(readAll()).rejects.toMatchObject({ code: "file_unreadable" });
    await files.remove(name);
    await expect(readAll()).rejects.toMatchObject({ code: "file_unreadable" });
    const broken = async function* () {
      yield content;
      throw new Error("broke off");
    };
    await expect(files.writeStream(broken())).rejects.toThrow("broke off");
    expect((await store.names()).filter((each) => each !== "")).toEqual([]);
    await files.write(content);
  });

  test("that are gone are refused, and can be removed twice", async () => {
    await files.remove(name);
    await files.remove(name);
    await expect(files.read(name)).rejects.toMatchObject({ code: "file_unreadable" });
  });
});

describe("a bucket", () => {
  test.each([500, 503, 403])("that answers %i is away for now", async (status) => {
    const files = await stores.bucket.open();
    bucket.failWith = status;
    await expect(files.read(name)).rejects.toMatchObject({ code: "unavailable" });
    await expect(files.write(content)).rejects.toMatchObject({ code: "unavailable" });
    await expect(files.check()).rejects.toMatchObject({ code: "unavailable" });
    bucket.failWith = undefined;
    await files.check();
  });

  test("lets nobody in with another secret, nor into another bucket", async () => {
    const wrong = bucket.url.replace("cr%2Bet", "ret");
    const other = bucket.url.replace("/vouchers", "/others");
    for (const FILES_URL of [wrong, other]) {
      const files = await openFiles({ FILES_URL, DATA_DIR: folder });
      await expect(files.check()).rejects.toMatchObject({ code: "unavailable" });
    }
  });
});

test("a folder that a file stands in the place of is not usable", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "kreislauf-files-"));
  await writeFile(join(DATA_DIR, "files"), "");
  const files = await openFiles({ FILES_URL: undefined, DATA_DIR });
  await expect(files.check()).rejects.toThrow("EEXIST");
  await expect(files.write(content)).rejects.toThrow("ENOTDIR");
  await truncate(join(DATA_DIR, "files"));
  await rm(DATA_DIR, { recursive: true });
});
