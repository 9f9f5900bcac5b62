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

/** A failed attempt, for the decision when to try again. */
export interface FailedAttempt<Name extends LeaseTableName> {
  readonly job: Job<Name>;
  readonly error: unknown;
  /** The first one is 1. */
  readonly attempt: number;
  readonly now: Temporal.Instant;
}

/** Jobs that lie in a table, written there in the transaction of their cause. */
export interface LeaseQueue<Name extends LeaseTableName> {
  readonly table: LeaseTable<Name>;
  /** Runs a round, or puts it off and gives false, where not every lane may always take up a job. */
  readonly admit?: (round: () => Promise<boolean>) => Promise<boolean>;
  /** Done before each look for a job; false if there is none to look for. */
  readonly prepare?: () => Promise<boolean>;
  /**
   * Does the job and notes that it is done. What it throws is a failure: the job is tried again later. `cut` aborts
   * when the process cannot wait any longer.
   */
  readonly run: (job: Job<Name>, cut: AbortSignal) => Promise<void>;
  /** The waits between attempts double from ten seconds up to this. */
  readonly maxWaitSeconds: number;
  /** Whether there is no use in another attempt. */
  readonly isLastAttempt: (failed: FailedAttempt<Name>) => boolean;
  /** Ends a job after its last attempt. */
  readonly giveUp: (failed: FailedAttempt<Name>) => Promise<unknown>;
  /** What the row of a job tells of a failure that is not the last. */
  readonly failureColumns: (failed: FailedAttempt<Name>) => Partial<Insertable<Tables[Name]>>;
  readonly log: (failed: FailedAttempt<Name>, isLast: boolean) => void;
}

interface Source {
  readonly db: Db;
  readonly clock: Clock;
}

const firstWaitSeconds = 10;

/** When the process stops, jobs under way may take this long to end, in most queues. */
export const stopGraceMilliseconds = 7_000;

/**
 * Takes up the job whose turn it is; false if there is none. It is held under a lease as long as it is under way, so
 * that no two processes do it side by side, and taken up by another when this one dies.
 */
export async function runNextJob<Name extends LeaseTableName>(
  { db, clock }: Source,
  queue: LeaseQueue<Name>,
  cut: AbortSignal,
): Promise<boolean> {
  if (queue.prepare !== undefined && !(await queue.prepare())) return false;
  const job = await leaseNextJob(db, queue.table, clock.now());
  if (job === undefined) return false;
  // Without the database the lease expires, but then nobody else can take it either.
  const renew = () => void renewLease(db, queue.table, job, clock.now()).catch(() => undefined);
  const renewal = setInterval(renew, (leaseSeconds * 1_000) / 3);
  const began = performance.now();
  const report = (outcome: AttemptEvent["outcome"]) =>
    publishAttempt({ queue: queue.table.name, outcome, seconds: (performance.now() - began) / 1_000 });
  try {
    // Taken up while the process was told to stop: it goes back untouched.
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

/** The number of this attempt. `attempts` includes it already where taking a lease counts it up. */
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
  /** Jobs under way at the same time in this process, so that a slow one does not hold up the others. */
  readonly lanes: number;
  /** How long a job that is under way when the process stops may take to end. */
  readonly graceMilliseconds: number;
}

/** Works through a queue, in every process: each job is taken by one of them. */
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
