import { afterEach, expect, test, vi } from "vitest";
import { batchReads } from "./batch-reads.ts";

afterEach(() => vi.useRealTimers());

/**
 * A batched `read` whose readings finish only when the test resolves `readings[i].end`. The n-th reading returns the key
 * followed by n, such as `a1`; the key "nothing" has no value.
 */
function startReader() {
  const readings: { readonly keys: readonly string[]; readonly end: PromiseWithResolvers<void> }[] = [];
  const read = batchReads(async (keys: readonly string[]) => {
    const end = Promise.withResolvers<void>();
    const number = readings.push({ keys, end });
    await end.promise;
    return new Map(keys.filter((key) => key !== "nothing").map((key) => [key, `${key}${number}`]));
  });
  const keys = () => readings.map((reading) => reading.keys);
  return { read, readings, keys };
}

test("calls during a reading share the next one, which begins after them", async () => {
  const { read, readings, keys } = startReader();
  const first = read("a");
  const during = [read("a"), read("b"), read("b"), read("nothing")];
  expect(keys()).toEqual([["a"]]);
  readings[0]?.end.resolve();
  expect(await first).toBe("a1");
  await expect.poll(keys).toEqual([["a"], ["a", "b", "nothing"]]);
  const later = read("b");
  readings[1]?.end.resolve();
  expect(await Promise.all(during)).toEqual(["a2", "b2", "b2", undefined]);
  await expect.poll(keys).toHaveLength(3);
  readings[2]?.end.resolve();
  expect(await later).toBe("b3");
});

test("a failure ends the calls that share it, and no others", async () => {
  const { read, readings, keys } = startReader();
  const first = read("a");
  const during = read("b");
  readings[0]?.end.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await expect.poll(keys).toEqual([["a"], ["b"]]);
  readings[1]?.end.resolve();
  expect(await during).toBe("b2");
  const again = read("a");
  await expect.poll(keys).toHaveLength(3);
  readings[2]?.end.resolve();
  expect(await again).toBe("a3");
});

test("a reading that stands still holds up nobody who comes after it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { read, readings, keys } = startReader();
  void read("a");
  const second = read("b");
  await vi.advanceTimersByTimeAsync(200);
  expect(keys()).toEqual([["a"], ["b"]]);
  readings[1]?.end.resolve();
  expect(await second).toBe("b2");
});
