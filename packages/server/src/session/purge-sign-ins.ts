import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { deleteEndedSignIns } from "./purge-sign-ins.store.ts";

interface Source {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

const pauseMilliseconds = 3_600_000;
/** Rows deleted per table and statement: few, so that no other statement waits long. */
const batchSize = 1_000;

/**
 * Starts the cleanup, every hour and in every process; rows that one process deletes are simply not found by the
 * others.
 */
export const startSignInPurge = ({ db, clock, log }: Source): RunningJob =>
  runRepeatedly(log, async () => (await deleteEndedSignIns(db, clock.now(), batchSize)) >= batchSize, {
    name: "sign_in_purge",
    pauseMilliseconds,
  });
