import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { closeReportsOfEndedAgreements, deleteClosedReports } from "./reports.store.ts";

interface Source {
  readonly db: Db;
  readonly clock: Clock;
}

/** Reports expire by the day, so checking hourly is enough. */
const pauseMilliseconds = 3_600_000;
/** Rows per transaction: few, so that nobody waits long for the locks. */
const batchSize = 500;

/** Closes reports of ended agreements and deletes expired ones, batch after batch, in every process. */
export const startReportJobs = (
  source: Source & { readonly log: Pick<FastifyBaseLogger, "error"> },
): RunningJob =>
  runRepeatedly(
    source.log,
    async () => (await closeReportsOfEnded(source)) + (await deleteExpiredReports(source)) > 0,
    {
      name: "container_reports",
      pauseMilliseconds,
    },
  );

/** Closes a batch of open reports whose agreement has ended; returns their number. */
export const closeReportsOfEnded = ({ db, clock }: Source, limit = batchSize): Promise<number> =>
  db.transaction().execute((transaction) => closeReportsOfEndedAgreements(transaction, clock.now(), limit));

/** Deletes a batch of expired reports; returns their number. */
export const deleteExpiredReports = ({ db, clock }: Source, limit = batchSize): Promise<number> =>
  db.transaction().execute((transaction) => deleteClosedReports(transaction, clock.now(), limit));
