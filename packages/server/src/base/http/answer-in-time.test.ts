import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerInTime } from "./answer-in-time.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Log = Parameters<typeof answerInTime>[0]["log"];

function openCall() {
  const logged: string[] = [];
  const warn = (text: string) => void logged.push(text);
  const error = (_facts: object, text: string) => void logged.push(text);
  return { call: { log: { warn, error } as unknown as Log }, logged };
}

/** Returns an object that receives the answer of a call, or the code of its refusal. */
function answerOf(call: Parameters<typeof answerInTime>[0], work: Promise<unknown>) {
  const seen: { answer: unknown } = { answer: undefined };
  answerInTime(call, work).then(
    (answer) => (seen.answer = answer),
    (error: { code: string }) => (seen.answer = error.code),
  );
  return seen;
}
const hanging = () => new Promise<string>(() => undefined);

test("a call that waits too long is answered before its connection is cut off", async () => {
  const seen = answerOf(openCall().call, hanging());
  await vi.advanceTimersByTimeAsync(49_999);
  expect(seen.answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.answer).toBe("unavailable");
});

test("all that it waits for counts together, and nothing in between, like a body on a slow line", async () => {
  const { call } = openCall();
  const who = Promise.withResolvers<string>();
  const first = answerOf(call, who.promise);
  await vi.advanceTimersByTimeAsync(20_000);
  who.resolve("somebody");
  await vi.advanceTimersByTimeAsync(55_000);
  expect(first.answer).toBe("somebody");
  const second = answerOf(call, hanging());
  await vi.advanceTimersByTimeAsync(29_999);
  expect(second.answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(second.answer).toBe("unavailable");
});

test("what succeeds or fails in time is passed on, and leaves no timer behind", async () => {
  const { call, logged } = openCall();
  expect(await answerInTime(call, Promise.resolve("done"))).toBe("done");
  await expect(answerInTime(call, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
  expect(logged).toEqual([]);
});

test.for([
  ["fails", "failed after its answer"],
  ["succeeds", "ended after its answer"],
] as const)("what %s after its answer is logged", async ([how, line]) => {
  const { call, logged } = openCall();
  const work = Promise.withResolvers<string>();
  const seen = answerOf(call, work.promise);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(logged).toEqual([]);
  if (how === "fails") work.reject(new Error("too late"));
  else work.resolve("too late");
  await vi.advanceTimersByTimeAsync(1);
  expect([seen.answer, logged]).toEqual(["unavailable", [line]]);
});
