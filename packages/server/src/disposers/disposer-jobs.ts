import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { notifyDisposerOfChange } from "./notify-disposer-of-change.ts";

interface Source {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

const pauseMilliseconds = 10_000;

/** Mails disposers about orders that were moved or cancelled after the handover. */
export const startDisposerJobs = ({ db, clock, log }: Source): RunningJob =>
  runRepeatedly(
    log,
    async () => {
      const notified = await db
        .transaction()
        .execute((transaction) => notifyDisposerOfChange({ db: transaction, now: clock.now() }));
      return notified > 0;
    },
    { name: "disposers", pauseMilliseconds },
  );
