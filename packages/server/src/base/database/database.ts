import type { Kysely, LogConfig } from "kysely";
import type { ChangeListener, ChangeSubscription } from "./listen-on-postgres.ts";
import type { ReadReplica } from "./read-replica.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;

export interface Database {
  readonly kind: "embedded" | "postgresql";
  readonly db: Db;
  /** Runs `work` in one database session, bypassing a pooler, which may give each transaction another session. */
  readonly inSession: <T>(work: (one: Db) => Promise<T>) => Promise<T>;
  /** Reports the changes that any process commits to this database. */
  listen(listener: ChangeListener): Promise<ChangeSubscription>;
  /** The read replica for lists and statistics; undefined if none is configured. */
  readonly replica?: ReadReplica;
  /** How the connection pool is used; undefined for the embedded database, which has no pool. */
  readonly connections?: () => PoolConnections;
  close(): Promise<void>;
}

export interface PoolConnections {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface DatabaseOptions {
  /** Kysely's option to observe statements. They are never written to the server's log. */
  readonly log?: LogConfig;
}
