import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { cacheFor } from "../base/cache-for.ts";
import type { Clock } from "../base/clock.ts";
import type { Database } from "../base/database/database.ts";
import type { ReadReplica } from "../base/database/read-replica.ts";
import { listenToJobs } from "../base/jobs/job-events.ts";
import type { Metrics } from "../base/metrics.ts";
import { readDatabaseSize } from "./database-facts.store.ts";
import { ageInSeconds, type QueueState, readQueues } from "./queues.store.ts";

export interface CollectedMetrics extends Metrics {
  /** Returns all metrics in Prometheus' text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  readonly stop: () => void;
}

/** Routes of streams: a stream lasts as long as a person stays on the page, so its duration is not recorded. */
const streamRoutes: ReadonlySet<string> = new Set(["/api/live"]);

/** The database is read at most this often, no matter how many clients request metrics. */
const databaseReadingMilliseconds = 5_000;
const sizeReadingMilliseconds = 60_000;

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
}

/** Creates the portal's metrics for Prometheus; those from the database are read when Prometheus requests them. */
export function createMetrics({ database, clock }: Parts): CollectedMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "portal_http_requests_total",
    help: "Answered requests by method, route and status.",
    labelNames: ["method", "route", "status"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "portal_http_request_duration_seconds",
    help: "Time from the first byte of a request to the last of its answer, without live streams.",
    labelNames: ["method", "route"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  let streamCount = () => 0;
  void new Gauge({
    name: "portal_live_streams",
    help: "Open live streams of this process.",
    registers,
    collect() {
      this.set(streamCount());
    },
  });
  const stopListening = countJobs(registers, clock);
  countConnections(registers, database);
  if (database.replica !== undefined) watchReplica(registers, database.replica);
  countQueues(registers, database, clock);
  return {
    answered: (method, route, status, milliseconds) => {
      requests.inc({ method, route, status });
      if (!streamRoutes.has(route)) durations.observe({ method, route }, milliseconds / 1_000);
    },
    watchStreams: (count) => {
      streamCount = count;
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
    stop: () => {
      stopListening();
      registry.clear();
    },
  };
}

function countJobs(registers: Registry[], clock: Clock): () => void {
  const rounds = new Counter({
    name: "portal_job_rounds_total",
    help: "Rounds of work that is repeated, by what they found.",
    labelNames: ["job", "outcome"] as const,
    registers,
  });
  const lastRound = new Gauge({
    name: "portal_job_last_round_timestamp_seconds",
    help: "When the last round of a job ended without failing.",
    labelNames: ["job"] as const,
    registers,
  });
  const attempts = new Counter({
    name: "portal_queue_attempts_total",
    help: "Attempts at the jobs of a queue (mails, push messages, webhooks, files, documents), by outcome.",
    labelNames: ["queue", "outcome"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "portal_queue_attempt_duration_seconds",
    help: "How long attempts at the jobs of a queue take.",
    labelNames: ["queue"] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60],
    registers,
  });
  return listenToJobs({
    onRound: ({ job, outcome }) => {
      rounds.inc({ job, outcome });
      if (outcome !== "failed") lastRound.set({ job }, clock.now().epochMilliseconds / 1_000);
    },
    onAttempt: ({ queue, outcome, seconds }) => {
      attempts.inc({ queue, outcome });
      durations.observe({ queue }, seconds);
    },
  });
}

function countConnections(registers: Registry[], { connections }: Database): void {
  if (connections === undefined) return;
  void new Gauge({
    name: "portal_database_connections",
    help: "The pool of this process: connections in use and idle, and requests that wait for one.",
    labelNames: ["state"] as const,
    registers,
    collect() {
      const { used, idle, waiting } = connections();
      this.set({ state: "used" }, used);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
}

function watchReplica(registers: Registry[], replica: ReadReplica): void {
  void new Gauge({
    name: "portal_replica_used",
    help: "1 if the read replica answers lists and statistics, 0 if the database itself does meanwhile.",
    registers,
    collect() {
      this.set(replica.state().isUsed ? 1 : 0);
    },
  });
  void new Gauge({
    name: "portal_replica_behind_seconds",
    help: "Since when at most something is missing in the read replica.",
    registers,
    collect() {
      const { secondsBehind } = replica.state();
      if (secondsBehind !== undefined) this.set(secondsBehind);
    },
  });
  const seen = { replica: 0, primary: 0, failed: 0 };
  void new Counter({
    name: "portal_replica_reads_total",
    help: "Lists and statistics by who answered: the replica, the primary database, or that after the replica failed.",
    labelNames: ["by"] as const,
    registers,
    collect() {
      const now = { ...replica.reads() };
      for (const by of ["replica", "primary", "failed"] as const) this.inc({ by }, now[by] - seen[by]);
      Object.assign(seen, now);
    },
  });
}

function countQueues(registers: Registry[], { db }: Database, clock: Clock): void {
  const readShared = cacheFor(databaseReadingMilliseconds, () => readQueues(db).catch(() => undefined));
  const readSize = cacheFor(sizeReadingMilliseconds, () => readDatabaseSize(db).catch(() => undefined));
  const ofQueue = (name: string, help: string, figure: (state: QueueState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["queue"] as const,
      registers,
      async collect() {
        this.reset();
        for (const state of (await readShared()) ?? []) this.set({ queue: state.queue }, figure(state));
      },
    });
  ofQueue("portal_queue_waiting", "Jobs ahead.", ({ waiting }) => waiting);
  ofQueue(
    "portal_queue_given_up",
    "Mails that were given up, webhooks that are suspended.",
    ({ failed }) => failed,
  );
  ofQueue("portal_queue_oldest_seconds", "Since when the oldest job ahead waits.", (state) =>
    ageInSeconds(state, clock.now()),
  );
  void new Gauge({
    name: "portal_database_up",
    help: "1 if the database answered when it was last asked.",
    registers,
    async collect() {
      this.set((await readShared()) === undefined ? 0 : 1);
    },
  });
  void new Gauge({
    name: "portal_database_size_bytes",
    help: "The size of the database with all indexes.",
    registers,
    async collect() {
      const bytes = await readSize();
      if (bytes !== undefined) this.set(bytes);
    },
  });
}
