import { expect, test, vi } from "vitest";
import { runRepeatedly } from "./run-repeatedly.ts";

const log = { error: vi.fn<() => void>() };

test("work goes on at once while there is something to do, else after the pause", async () => {
  const answers = [true, true, false];
  const work = vi.fn<() => Promise<boolean>>(() => Promise.resolve(answers.shift() ?? false));
  const running = runRepeatedly(log, work, { name: "test", pauseMilliseconds: 60_000 });
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3));
  await running.stop();
  expect(work).toHaveBeenCalledTimes(3);
});

const away = new Error("away");

test.for([
  ["that rejects", () => Promise.reject(away)],
  [
    "that throws before it begins",
    () => {
      throw away;
    },
  ],
] as const)("a first round %s is logged with its job, and the next one comes", async ([, fail]) => {
  log.error.mockClear();
  let rounds = 0;
  const running = runRepeatedly(
    log,
    () => {
      rounds += 1;
      return rounds === 1 ? fail() : Promise.resolve(false);
    },
    { name: "test", pauseMilliseconds: 1 },
  );
  await expect.poll(() => rounds).toBeGreaterThan(1);
  await running.stop();
  expect(log.error.mock.calls).toEqual([[{ err: away, job: "test" }, "a round of work was interrupted"]]);
});

test("a stop waits for the rounds under way in every lane", async () => {
  const goOn = Promise.withResolvers<boolean>();
  let signal: AbortSignal | undefined;
  const work = vi.fn<(stopping: AbortSignal) => Promise<boolean>>((stopping) => {
    signal = stopping;
    return goOn.promise;
  });
  const running = runRepeatedly(log, work, { name: "test", lanes: 3 });
  expect(work).toHaveBeenCalledTimes(3);
  let isStopped = false;
  const stopped = running.stop().then(() => (isStopped = true));
  await Promise.resolve();
  expect([signal?.aborted, isStopped]).toEqual([true, false]);
  goOn.resolve(true);
  await stopped;
  expect(work).toHaveBeenCalledTimes(3);
});
