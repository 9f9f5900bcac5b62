import type { Clock } from "../../base/clock.ts";
import type { WriteContext } from "../../base/context.ts";
import type { Db } from "../../base/database/database.ts";

export interface BatchSource {
  readonly db: Db;
  readonly clock: Clock;
}

/** Rows per transaction: few, so that people wait for the locks only briefly. */
export const batchSize = 20;

/** Runs one batch of a job in a transaction of its own. */
export const runBatch = (
  { db, clock }: BatchSource,
  job: (work: WriteContext) => Promise<number>,
): Promise<number> => db.transaction().execute((transaction) => job({ db: transaction, now: clock.now() }));
