import { setImmediate as settle } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

afterEach(() => vi.useRealTimers());

/** Work that runs until the test ends it. */
function startable() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    },
    end: async (name: string, error?: Error) => {
      if (error === undefined) ends.get(name)?.resolve(name);
      else ends.get(name)?.reject(error);
      await settle();
    },
  };
}

test("a few of each key go on at a time, the others in the order in which they came, also after a failure", async () => {
  const run = limitConcurrency<string>({ atOnce: 2, waiting: 9, retryAfterSeconds: 1 });
  const { begun, work, end } = startable();
  const [first, ...others] = ["a1", "a2", "a3", "a4"].map((name) => run("a", work(name)));
  const ofOther = run("b", work("b1"));
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await Promise.all([expect(first).rejects.toThrow("no"), end("a1", new Error("no"))]);
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  for (const name of ["a2", "a3", "a4", "b1"]) await end(name);
  expect(await Promise.all([...others, ofOther])).toEqual(["a2", "a3", "a4", "b1"]);
});

test("what finds too many waiting is refused with a time to try again, and nothing is kept of those that are over", async () => {
  const run = limitConcurrency<string>({ atOnce: 1, waiting: 1, retryAfterSeconds: 5 });
  for (let round = 0; round < 3; round += 1) {
    const { begun, work, end } = startable();
    const taken = [run("a", work("1")), run("a", work("2"))];
    await expect(run("a", work("3"))).rejects.toMatchObject({
      code: "too_many_requests",
      headers: { "retry-after": "5" },
    });
    await end("1");
    await end("2");
    await Promise.all(taken);
    expect(begun).toEqual(["1", "2"]);
  }
});

test("the place of work that takes long goes to the next after a while", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const run = limitConcurrency<string>({
    atOnce: 1,
    waiting: 9,
    retryAfterSeconds: 1,
    handOnAfterMilliseconds: 500,
  });
  const { begun, work, end } = startable();
  const all = ["slow", "next", "last"].map((name) => run("a", work(name)));
  vi.advanceTimersByTime(499);
  await settle();
  expect(begun).toEqual(["slow"]);
  vi.advanceTimersByTime(1);
  await settle();
  expect(begun).toEqual(["slow", "next"]);
  await end("slow");
  expect(begun).toEqual(["slow", "next"]);
  await end("next");
  expect(begun).toEqual(["slow", "next", "last"]);
  await end("last");
  expect(await Promise.all(all)).toEqual(["slow", "next", "last"]);
});

test("while much work waits, a place rests as long as its turn took", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const run = limitConcurrency<string>({ atOnce: 1, waiting: 9, retryAfterSeconds: 1, restsFromWaiting: 1 });
  const { begun, work, end } = startable();
  const all = ["first", "second"].map((name) => run("a", work(name)));
  vi.advanceTimersByTime(30);
  await end("first");
  vi.advanceTimersByTime(29);
  await settle();
  expect(begun).toEqual(["first"]);
  vi.advanceTimersByTime(1);
  await settle();
  expect(begun).toEqual(["first", "second"]);
  await end("second");
  // Nothing waits, so the next work begins at once.
  const third = run("a", work("third"));
  expect(begun).toEqual(["first", "second", "third"]);
  await end("third");
  await Promise.all([...all, third]);
});
