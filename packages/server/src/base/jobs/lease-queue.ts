import type { FastifyBaseLogger } from "fastify";
import type { Insertable } from "kysely";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { type AttemptEvent, publishAttempt } from "./job-events.ts";
import {
  type Job,
  leaseNextJob,
  leaseSeconds,
  type LeaseTable,
  type LeaseTableName,
  postponeJob,
  renewLease,
} from "./lease-queue.store.ts";
import { type RunningJob, runRepeatedly } from "./run-repeatedly.ts";

/** A failed attempt at a job. */
export interface FailedAttempt<Name extends LeaseTableName> {
  readonly job: Job<Name>;
  readonly error: unknown;
  /** Number of the attempt, starting at 1. */
  readonly attempt: number;
  readonly now: Temporal.Instant;
}

/** A queue of jobs in a table; each job is inserted in the transaction of what causes it. */
export interface LeaseQueue<Name extends LeaseTableName> {
  readonly table: LeaseTable<Name>;
  /**
   * Decides whether a lane may look for a job now: calls `round`, or returns false without calling it. By default every
   * lane may.
   */
  readonly admit?: (round: () => Promise<boolean>) => Promise<boolean>;
  /** Called before each search for a job; if it returns false, no job is searched for. */
  readonly prepare?: () => Promise<boolean>;
  /**
   * Does the job and marks it as done. If it throws, the job is tried again later. `cut` aborts when the process stops
   * and cannot wait any longer.
   */
  readonly run: (job: Job<Name>, cut: AbortSignal) => Promise<void>;
  /** The wait between attempts starts at ten seconds and doubles up to this many. */
  readonly maxWaitSeconds: number;
  /** Whether the job is given up after this failure; otherwise it is tried again. */
  readonly isLastAttempt: (failed: FailedAttempt<Name>) => boolean;
  /** Ends a job after its last attempt. */
  readonly giveUp: (failed: FailedAttempt<Name>) => Promise<unknown>;
  /** The columns to set in the job's row after a failure that is not the last. */
  readonly failureColumns: (failed: FailedAttempt<Name>) => Partial<Insertable<Tables[Name]>>;
  readonly log: (failed: FailedAttempt<Name>, isLast: boolean) => void;
}

interface Source {
  readonly db: Db;
  readonly clock: Clock;
}

const firstWaitSeconds = 10;

/** When the process stops, running jobs of most queues may take this long to finish. */
export const stopGraceMilliseconds = 7_000;

/**
 * Leases the first due job and does it; false if no job is due. The lease is renewed while the job runs, so that no
 * other process does the same job; if this process dies, another takes up the job.
 */
export async function runNextJob<Name extends LeaseTableName>(
  { db, clock }: Source,
  queue: LeaseQueue<Name>,
  cut: AbortSignal,
): Promise<boolean> {
  if (queue.prepare !== undefined && !(await queue.prepare())) return false;
  const job = await leaseNextJob(db, queue.table, clock.now());
  if (job === undefined) return false;
  // If the database cannot be reached, the lease expires, but then no other process can take the job either.
  const renew = () => void renewLease(db, queue.table, job, clock.now()).catch(() => undefined);
  const renewal = setInterval(renew, (leaseSeconds * 1_000) / 3);
  const began = performance.now();
  const report = (outcome: AttemptEvent["outcome"]) =>
    publishAttempt({ queue: queue.table.name, outcome, seconds: (performance.now() - began) / 1_000 });
  try {
    // If the process was told to stop meanwhile, the job goes back untouched.
    cut.throwIfAborted();
    await queue.run(job, cut);
    report("done");
  } catch (error) {
    if (cut.aborted) {
      report("cut_off");
      await postponeJob(db, queue.table, job, clock.now());
    } else {
      const failed = { job, error, attempt: attemptOf(queue, job), now: clock.now() };
      report(queue.isLastAttempt(failed) ? "given_up" : "failed");
      await noteFailure(db, queue, failed);
    }
  } finally {
    clearInterval(renewal);
  }
  return true;
}

/** The number of this attempt, from 1. If leasing a job counts up `attempts`, this attempt is already included. */
const attemptOf = <Name extends LeaseTableName>({ table }: LeaseQueue<Name>, job: Job<Name>): number =>
  job.attempts + (table.leaseNumber === "attempts" ? 0 : 1);

async function noteFailure<Name extends LeaseTableName>(
  db: Db,
  queue: LeaseQueue<Name>,
  failed: FailedAttempt<Name>,
): Promise<void> {
  const isLast = queue.isLastAttempt(failed);
  queue.log(failed, isLast);
  if (isLast) {
    await queue.giveUp(failed);
    return;
  }
  const seconds = Math.min(firstWaitSeconds * 2 ** (failed.attempt - 1), queue.maxWaitSeconds);
  await postponeJob(db, queue.table, failed.job, failed.now.add({ seconds }), queue.failureColumns(failed));
}

interface Pace {
  /** How many jobs run at the same time in this process, so that a slow job does not hold up the others. */
  readonly lanes: number;
  /** How long a running job may take to finish when the process stops. */
  readonly graceMilliseconds: number;
}

/** Starts working through a queue. Every process works through it, and each job is taken by only one process. */
export function startLeaseQueue<Name extends LeaseTableName>(
  source: Source & { readonly log: Pick<FastifyBaseLogger, "error"> },
  queue: LeaseQueue<Name>,
  { lanes, graceMilliseconds }: Pace,
): RunningJob {
  const cutting = new AbortController();
  const round = () => runNextJob(source, queue, cutting.signal);
  const running = runRepeatedly(source.log, () => (queue.admit ? queue.admit(round) : round()), {
    name: queue.table.name,
    lanes,
  });
  return {
    stop: async () => {
      const cut = setTimeout(() => cutting.abort(), graceMilliseconds);
      await running.stop();
      clearTimeout(cut);
    },
  };
}
