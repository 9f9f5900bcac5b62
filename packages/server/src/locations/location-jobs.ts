import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database.ts";
import { repeatUntil } from "../base/rounds.ts";
import { deactivateIdleLocations } from "./deactivate-idle-locations.ts";

/** Whether sixty days are over changes once a day; an hour finds it soon enough. */
const pauseMilliseconds = 3_600_000;

/** Looks for idle sites, round after round, in every process: each site is taken by one of them. */
export function startLocationJobs(source: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = repeatUntil(
    stopping.signal,
    source.log,
    async () => (await deactivateIdleLocations(source)) > 0,
    pauseMilliseconds,
  );
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
