import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../../base/jobs/run-repeatedly.ts";
import { deleteOldEvents, assignEventPositions, readFeedState } from "./feed.store.ts";

interface Source {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** An expired event may stay for up to a day, so an hourly check is enough. */
const pauseMilliseconds = 3_600_000;

/**
 * Starts the job that deletes expired events, batch after batch. It runs in every process, but only one deletes at a
 * time.
 */
export const startEventPurge = (source: Source): RunningJob =>
  runRepeatedly(source.log, () => deleteBatch(source), { name: "feed_cleanup", pauseMilliseconds });

/** Deletes one batch; true if there may be more. Events without a position get one first. */
async function deleteBatch({ db, clock }: Source): Promise<boolean> {
  const { hasWaiting } = await readFeedState(db);
  const numbered = hasWaiting ? await assignEventPositions(db) : 0;
  return (await deleteOldEvents(db, clock.now())) + numbered > 0;
}
