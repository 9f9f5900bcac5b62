import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { deleteClosedReports } from "./reports.store.ts";

interface Source {
  readonly db: Db;
  readonly clock: Clock;
}

/** Reports expire by the day, so checking hourly is enough. */
const pauseMilliseconds = 3_600_000;
/** Rows per transaction: few, so that nobody waits for it. */
const batchSize = 500;

/** Deletes expired reports, batch after batch, in every process. */
export const startReportJobs = (
  source: Source & { readonly log: Pick<FastifyBaseLogger, "error"> },
): RunningJob =>
  runRepeatedly(source.log, async () => (await deleteExpiredReports(source)) > 0, {
    name: "container_reports",
    pauseMilliseconds,
  });

/** A batch; returns how many. */
export const deleteExpiredReports = ({ db, clock }: Source, limit = batchSize): Promise<number> =>
  db.transaction().execute((transaction) => deleteClosedReports(transaction, clock.now(), limit));
