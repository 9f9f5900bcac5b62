import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { deactivateIdleSites } from "./deactivate-idle-sites.ts";

/** A site becomes idle at midnight at the earliest, so checking hourly is enough. */
const pauseMilliseconds = 3_600_000;

/** Deactivates idle sites, round after round, in every process. Each site is handled by one of them. */
export const startSiteJobs = (source: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}): RunningJob =>
  runRepeatedly(source.log, async () => (await deactivateIdleSites(source)) > 0, {
    name: "idle_sites",
    pauseMilliseconds,
  });
