import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { deactivateIdleSites } from "./deactivate-idle-sites.ts";

/** Sixty days pass at most once a day, so checking hourly is enough. */
const pauseMilliseconds = 3_600_000;

/** Looks for idle sites, round after round, in every process: each site is taken by one of them. */
export const startSiteJobs = (source: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}): RunningJob =>
  runRepeatedly(source.log, async () => (await deactivateIdleSites(source)) > 0, {
    name: "idle_sites",
    pauseMilliseconds,
  });
