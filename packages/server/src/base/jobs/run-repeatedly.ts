import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { publishRound } from "./job-events.ts";

/** A job that repeats until it is stopped. `stop` waits for the current round. */
export interface RunningJob {
  stop(): Promise<void>;
}

interface Repetition {
  /** The job's name in metrics and logs. */
  readonly name: string;
  /** How long to wait after a round that failed or found nothing to do; one second by default. */
  readonly pauseMilliseconds?: number;
  /** How many rounds run at the same time in this process; one by default. */
  readonly lanes?: number;
}

/**
 * Repeats `work` until it is stopped: at once if the round found something to do (true), else after a pause. An error
 * is logged and does not end the repetition.
 */
export function runRepeatedly(
  log: Pick<FastifyBaseLogger, "error">,
  work: (stopping: AbortSignal) => Promise<boolean>,
  { name, pauseMilliseconds = 1_000, lanes = 1 }: Repetition,
): RunningJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Returns false also if the work failed in any way: the next round then comes after the pause. */
  async function runRound(): Promise<boolean> {
    try {
      const worked = await work(signal);
      publishRound({ job: name, outcome: worked ? "worked" : "idle" });
      return worked;
    } catch (error) {
      publishRound({ job: name, outcome: "failed" });
      log.error({ err: error, job: name }, "a round of work was interrupted");
      return false;
    }
  }
  async function repeat(): Promise<void> {
    while (!signal.aborted) {
      if (!(await runRound())) await wait(pauseMilliseconds, undefined, { signal }).catch(() => undefined);
    }
  }
  const running = Promise.all(Array.from({ length: lanes }, repeat));
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
