import type { Kysely, LogConfig } from "kysely";
import type { ChangeListener, ChangeSubscription } from "./listen-on-postgres.ts";
import type { ReadReplica } from "./read-replica.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;

export interface Database {
  readonly kind: "embedded" | "postgresql";
  readonly db: Db;
  /** Runs something in one session of the database, past a pooler that gives each transaction another one. */
  readonly inSession: <T>(work: (one: Db) => Promise<T>) => Promise<T>;
  /** Reports changes committed by any process on this database. */
  listen(listener: ChangeListener): Promise<ChangeSubscription>;
  /** A copy for lists and statistics, where there is one. */
  readonly replica?: ReadReplica;
  /** The pool of a database with one. */
  readonly connections?: () => PoolConnections;
  close(): Promise<void>;
}

export interface PoolConnections {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface DatabaseOptions {
  /** Called for every statement; statements are never written to the server's log. */
  readonly log?: LogConfig;
}
