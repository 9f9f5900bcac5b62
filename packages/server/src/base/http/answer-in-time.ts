import { Refusal } from "@kreislauf/contract/base";
import type { FastifyRequest } from "fastify";

/**
 * How long all that a call waits for may take together. Below `connectionTimeout` (app.ts), after which a connection is
 * cut off without an answer; receiving the body does not count for either.
 */
const timeoutMilliseconds = 50_000;

type Call = Pick<FastifyRequest, "log">;

/** What is left for calls that have waited for something already. */
const timeLeft = new WeakMap<Call, number>();

/**
 * What work for a call comes to, or `unavailable` once the call has waited too long: a database that stands still
 * answers neither yes nor no. The work goes on and may still succeed, as after any lost answer; how it ends is logged.
 */
export function answerInTime<Result>(call: Call, work: Promise<Result>): Promise<Result> {
  const left = timeLeft.get(call) ?? timeoutMilliseconds;
  const began = performance.now();
  // Each call comes here several times, and `Promise.race` would make three promises more each time.
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
