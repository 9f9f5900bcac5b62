import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";

const pauseMilliseconds = 1_000;

/**
 * Repeats some work until told to stop: at once while there was something to do, else after a pause. An error is
 * logged and does not end the rounds.
 */
export async function repeatUntil(
  stopping: AbortSignal,
  log: Pick<FastifyBaseLogger, "error">,
  work: () => Promise<boolean>,
  pause = pauseMilliseconds,
): Promise<void> {
  while (!stopping.aborted) {
    const found = await work().catch((error: unknown) => {
      log.error({ err: error }, "a round of work was interrupted");
      return false;
    });
    if (!found) await wait(pause, undefined, { signal: stopping }).catch(() => undefined);
  }
}
