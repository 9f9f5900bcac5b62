import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerInTime } from "./answer-in-time.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const hanging = () => new Promise<string>(() => undefined);

test("a call that takes too long is answered before its connection is cut off", async () => {
  const answer = answerInTime({ elapsedTime: 20_000 }, hanging());
  const refused = expect(answer).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
});

test("one that has used up its time before is answered at once", async () => {
  const refused = expect(answerInTime({ elapsedTime: 70_000 }, hanging())).rejects.toMatchObject({
    code: "unavailable",
  });
  await vi.advanceTimersByTimeAsync(0);
  await refused;
});

test("what succeeds or fails in time is passed on, and leaves no timer behind", async () => {
  expect(await answerInTime({ elapsedTime: 0 }, Promise.resolve("done"))).toBe("done");
  await expect(answerInTime({ elapsedTime: 0 }, Promise.reject(new Error("broken")))).rejects.toThrow(
    "broken",
  );
  expect(vi.getTimerCount()).toBe(0);
});

test("a failure that comes after the answer harms nobody", async () => {
  const work = Promise.withResolvers<string>();
  const refused = expect(answerInTime({ elapsedTime: 49_999 }, work.promise)).rejects.toMatchObject({
    code: "unavailable",
  });
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  work.reject(new Error("too late"));
  await vi.advanceTimersByTimeAsync(1);
});
