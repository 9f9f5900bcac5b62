import type { Kysely } from "kysely";
import type { ChangeListener, ChangeSubscription } from "./listen-on-postgres.ts";
import { parseChange } from "./parse-change.ts";
import { forgetForeignMarks, readPrimaryPosition, readReplicaPosition } from "./read-marks.store.ts";
import type { Tables } from "./tables.ts";

/** The state of a replica, for the doctor and the metrics. */
export interface ReplicaState {
  readonly isUsed: boolean;
  /**
   * Upper limit of how far the replica is behind; undefined before the first successful comparison with the primary.
   */
  readonly secondsBehind: number | undefined;
  /** Why the replica is not used, as a sentence; undefined if nothing is wrong. */
  readonly problem: string | undefined;
}

export type ReadOutcome = "replica" | "primary" | "failed";

/** A read-only copy of the database that follows the primary. */
export interface ReadReplica {
  readonly db: Kysely<Tables>;
  /**
   * Whether the replica has everything that the company must see: what its people wrote (up to `readMark`; null if
   * nothing) and the changes that live updates announced.
   */
  canServe(companyId: number, readMark: string | null): boolean;
  /** Compares the replica with the primary now, without waiting for the next regular comparison. */
  refresh(): Promise<void>;
  state(): ReplicaState;
  count(outcome: ReadOutcome): void;
  /**
   * Numbers of the calls that the replica may answer: answered by the replica, by the primary because the replica was
   * behind or not in use, or by the primary because the replica failed.
   */
  reads(): Readonly<Record<ReadOutcome, number>>;
  close(): Promise<void>;
}

const refreshMilliseconds = 500;
/** Shorter interval after a change was notified, so that the replica can soon answer the company again. */
const soonMilliseconds = 100;
const answerMilliseconds = 2_000;
/** A replica that is further behind answers no request: it is being set up, or has a problem. */
const maxSecondsBehind = 5;

/** Converts a log position such as `16/B374D848` to a number. */
export function parseLogPosition(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

interface Sample {
  readonly at: number;
  readonly position: bigint;
}

/**
 * The log position that the replica must reach to have a certain change; null until the primary's position has been
 * read after the change.
 */
interface Mark {
  position: bigint | null;
}
const newMark = (): Mark => ({ position: null });

/**
 * Opens a replica and compares it with the primary again and again. `listen` subscribes to changes made by other
 * processes; without it the replica answers no request.
 */
export function openReadReplica(
  db: Kysely<Tables>,
  primary: Kysely<Tables>,
  listen?: (listener: ChangeListener) => Promise<ChangeSubscription>,
): ReadReplica {
  const companyMarks = new Map<number, Mark>();
  let listening: ChangeSubscription | undefined;
  /** The mark of the latest change that concerns all companies; undefined once the replica has reached it. */
  let sharedMark: Mark | undefined = newMark();
  let replayed: bigint | undefined;
  /** The replica has everything written before this time (of `performance.now()`); undefined if that is unknown. */
  let currentAt: number | undefined;
  let problem: string | undefined = "It has not answered yet.";
  let samples: Sample[] = [];
  const counts = { replica: 0, primary: 0, failed: 0 };

  async function compare(): Promise<void> {
    listening ??= await listen?.({ onChange, onMissedChanges });
    const at = performance.now();
    // Collected before the position is read: a change notified later may have been written after that position.
    const waiting = [...companyMarks.values(), ...(sharedMark === undefined ? [] : [sharedMark])];
    const written = await readPrimaryPosition(primary);
    const position = parseLogPosition(written.position);
    for (const mark of waiting) mark.position ??= position;
    samples.push({ at, position });
    const found = await withTimeout(answerMilliseconds, readReplicaPosition(db));
    if (found.cluster !== written.cluster) throw new Error("It is a copy of another database server.");
    if (found.position === null) throw new Error("It follows no other database.");
    const there = parseLogPosition(found.position);
    replayed = there;
    currentAt = samples.findLast((sample) => sample.position <= there)?.at ?? currentAt;
    samples = samples.filter((sample) => sample.at >= (currentAt ?? 0)).slice(-1_000);
    const isReached = (mark: Mark) => mark.position !== null && mark.position <= there;
    for (const [companyId, mark] of companyMarks) if (isReached(mark)) companyMarks.delete(companyId);
    if (sharedMark !== undefined && isReached(sharedMark)) sharedMark = undefined;
    problem = undefined;
  }

  async function refresh(): Promise<void> {
    try {
      await compare();
    } catch (error) {
      replayed = undefined;
      problem = error instanceof Error && error.message !== "" ? error.message : "It does not answer.";
    }
  }

  const secondsBehind = () =>
    currentAt === undefined ? undefined : Math.max(0, performance.now() - currentAt) / 1_000;
  const isUsed = () => replayed !== undefined && (secondsBehind() ?? Infinity) <= maxSecondsBehind;

  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let refreshing: Promise<void> = Promise.resolve();
  let isSoon = false;
  function plan(milliseconds: number): void {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSoon = false;
      refreshing = refresh().then(() => plan(isSoon ? soonMilliseconds : refreshMilliseconds));
    }, milliseconds);
    timer.unref();
  }
  function expectChange(): void {
    if (isSoon) return;
    isSoon = true;
    plan(soonMilliseconds);
  }
  function onChange(payload: string): void {
    const change = parseChange(payload);
    if (change === undefined) return;
    if (change.of === "everybody") sharedMark = newMark();
    else companyMarks.set(change.companyId, newMark());
    expectChange();
  }
  function onMissedChanges(): void {
    sharedMark = newMark();
    expectChange();
  }
  // With an older schema the table of log positions does not exist yet, so an error here is ignored.
  if (listen !== undefined) {
    refreshing = forgetForeignMarks(primary)
      .catch(() => undefined)
      .then(refresh);
    void refreshing.then(() => plan(refreshMilliseconds));
  }

  return {
    db,
    canServe: (companyId, readMark) => {
      if (replayed === undefined || !isUsed() || sharedMark !== undefined || companyMarks.has(companyId))
        return false;
      return readMark === null || parseLogPosition(readMark) <= replayed;
    },
    refresh,
    state: () => ({
      isUsed: isUsed(),
      secondsBehind: secondsBehind(),
      problem: problem ?? (isUsed() ? undefined : `It is more than ${maxSecondsBehind} seconds behind.`),
    }),
    count: (outcome) => {
      counts[outcome] += 1;
    },
    reads: () => counts,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await refreshing;
      await listening?.stop();
      await db.destroy();
    },
  };
}

async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(new Error("It does not answer.")), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(late);
  }
}
