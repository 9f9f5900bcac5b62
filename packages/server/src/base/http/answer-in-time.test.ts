import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerInTime } from "./answer-in-time.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a call is answered, or the code of its refusal. */
function answerOf(elapsedTime: number, work: Promise<string>) {
  const seen: { answer: unknown } = { answer: undefined };
  answerInTime({ elapsedTime }, work).then(
    (answer) => (seen.answer = answer),
    (error: { code: string }) => (seen.answer = error.code),
  );
  return seen;
}
const hanging = () => new Promise<string>(() => undefined);

test("a call that takes too long is answered before its connection is cut off", async () => {
  const call = answerOf(20_000, hanging());
  await vi.advanceTimersByTimeAsync(29_999);
  expect(call.answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(call.answer).toBe("unavailable");
});

test("one that has used up its time before is answered at once", async () => {
  const call = answerOf(70_000, hanging());
  await vi.advanceTimersByTimeAsync(0);
  expect(call.answer).toBe("unavailable");
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
  const call = answerOf(49_999, work.promise);
  await vi.advanceTimersByTimeAsync(1);
  work.reject(new Error("too late"));
  await vi.advanceTimersByTimeAsync(1);
  expect(call.answer).toBe("unavailable");
});
