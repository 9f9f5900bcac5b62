import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readZip } from "./read-zip.ts";
import { type ZipEntry, zipStream } from "./zip-stream.ts";

const whole = Buffer.from("%PDF what is packed already");
const pieces = Array.from({ length: 200 }, (_, index) => Buffer.from(`piece ${index} `.repeat(500)));
const at = Temporal.ZonedDateTime.from("2027-03-01T08:15:30+01:00[Europe/Berlin]");

async function* inPieces(): AsyncGenerator<Buffer> {
  yield* pieces;
}

const entries = (): ZipEntry[] => [
  { name: "Größe/erste.pdf", content: whole },
  { name: "long.xml", content: inPieces() },
  { name: "empty.txt", content: Buffer.alloc(0) },
];

test("holds what is there as a whole as it is, and packs what comes in pieces", async () => {
  const zip = await buffer(zipStream(entries(), at));
  expect(readZip(zip)).toEqual(
    new Map([
      ["Größe/erste.pdf", whole],
      ["long.xml", Buffer.concat(pieces)],
      ["empty.txt", Buffer.alloc(0)],
    ]),
  );
  expect(zip.includes(whole)).toBe(true);
  expect(zip.length).toBeLessThan(Buffer.concat(pieces).length / 10);
});

test("without a moment is the same file whenever it is made", async () => {
  const zip = await buffer(zipStream(entries()));
  expect(zip.equals(await buffer(zipStream(entries())))).toBe(true);
  expect(zip.equals(await buffer(zipStream(entries(), at)))).toBe(false);
});

test("reads an entry only once the pieces before it are taken, and ends with what breaks one", async () => {
  const begun: string[] = [];
  async function* watched(name: string): AsyncGenerator<Buffer> {
    begun.push(name);
    yield whole;
    if (name === "second") throw new Error("withdrawn");
  }
  const zip = zipStream(["first", "second"].map((name) => ({ name, content: watched(name) })));
  const head = await zip.next();
  expect(head.value?.includes("first")).toBe(true);
  expect(begun).toEqual([]);
  await expect(buffer(zip)).rejects.toThrow("withdrawn");
  expect(begun).toEqual(["first", "second"]);
});
