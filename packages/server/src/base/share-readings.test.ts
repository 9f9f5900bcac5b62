import { expect, test } from "vitest";
import { shareReadings } from "./share-readings.ts";

test("calls during a reading share the next one, which begins after them", async () => {
  const read = shareReadings<string, number>();
  let readings = 0;
  const ends: (() => void)[] = [];
  const call = (key = "a") =>
    read(key, async () => {
      const number = (readings += 1);
      await new Promise<void>((end) => ends.push(end));
      return number;
    });
  const first = call();
  const during = [call(), call(), call()];
  const other = call("b");
  expect(readings).toBe(2);
  for (const end of ends.splice(0)) end();
  expect([await first, await other]).toEqual([1, 2]);
  await expect.poll(() => readings).toBe(3);
  const later = call();
  for (const end of ends.splice(0)) end();
  expect(await Promise.all(during)).toEqual([3, 3, 3]);
  await expect.poll(() => ends).toHaveLength(1);
  for (const end of ends.splice(0)) end();
  expect(await later).toBe(4);
});

test("a failure ends the calls that share it, and no others", async () => {
  const read = shareReadings<string, string>();
  const failing = () => Promise.reject(new Error("away"));
  const first = read("a", failing);
  const during = read("a", () => Promise.resolve("there"));
  await expect(first).rejects.toThrow("away");
  expect(await during).toBe("there");
  expect(await read("a", () => Promise.resolve("again"))).toBe("again");
});
