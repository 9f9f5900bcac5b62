import { Refusal } from "@kreislauf/contract/base";
import type { FastifyRequest } from "fastify";

/**
 * How long a call may wait in total. Shorter than `connectionTimeout` (app.ts), after which the connection is closed
 * without an answer. The time to receive the body counts towards neither limit.
 */
const timeoutMilliseconds = 50_000;

type Call = Pick<FastifyRequest, "log">;

/** Milliseconds left for each call that has already waited for something. */
const timeLeft = new WeakMap<Call, number>();

/**
 * Returns the result of `work`, or refuses with `unavailable` once the call has waited too long, for example for a
 * database that hangs. The work goes on and may still succeed; its outcome is then logged.
 */
export function answerInTime<Result>(call: Call, work: Promise<Result>): Promise<Result> {
  const left = timeLeft.get(call) ?? timeoutMilliseconds;
  const began = performance.now();
  // Each call comes here several times, and `Promise.race` would create three more promises each time.
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      timeLeft.set(call, 0);
      logEnd(call, work);
      reject(new Refusal("unavailable"));
    }, left);
    const settleBy =
      <Value>(settle: (value: Value) => void) =>
      (value: Value): void => {
        clearTimeout(timer);
        timeLeft.set(call, Math.max(0, left - (performance.now() - began)));
        settle(value);
      };
    work.then(settleBy(resolve), settleBy(reject));
  });
}

function logEnd({ log }: Call, work: Promise<unknown>): void {
  work.then(
    () => log.warn("ended after its answer"),
    (error: unknown) => log.error({ err: error }, "failed after its answer"),
  );
}
