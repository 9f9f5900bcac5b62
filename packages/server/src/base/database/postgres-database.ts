import { Kysely, sql } from "kysely";
import pg from "pg";
import { ConfigError } from "../config.ts";
import type { Database, DatabaseOptions, Db } from "./database.ts";
import { listenOnPostgres } from "./listen-on-postgres.ts";
import { PipelinedDialect } from "./pipelined-dialect.ts";
import { joinWrites, prepareStatements, promiseResults } from "./prepared-statements.ts";
import { openReadReplica, type ReadReplica } from "./read-replica.ts";
import { shareListening } from "./share-listening.ts";
import type { Tables } from "./tables.ts";
import { parsers } from "./value-parsers.ts";

/**
 * Settings of every database session; timeouts are in ms. The portal sends many small queries: none should use several
 * processors or be JIT-compiled.
 */
const sessionSettings = {
  timezone: "UTC",
  statement_timeout: "60000",
  lock_timeout: "10000",
  max_parallel_workers_per_gather: "0",
  jit: "off",
};

const settingsOfConnection = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");

/**
 * Connections are replaced after this time, because prepared statements pile up on them, in PostgreSQL and in the
 * driver.
 */
const maxLifetimeSeconds = 3_600;

/**
 * `pooled`: the connection goes through a pooler that gives each transaction another session. Such a session can
 * neither be configured nor keep prepared statements.
 */
export function openPostgresPool(
  url: string,
  maxConnections = 10,
  pooled = false,
  timeouts: Pick<pg.PoolConfig, "connectionTimeoutMillis" | "query_timeout"> = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds,
    pipeline: true,
    ...timeouts,
    ...(pooled ? {} : { options: settingsOfConnection }),
    types: { getTypeParser: (type, format) => parsers[type] ?? pg.types.getTypeParser(type, format) },
  });
  // If an idle connection breaks, the pool replaces it; if that fails, so does the next request.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // If a connection breaks between two statements of a transaction, the next statement fails. Without this listener
    // the error would end the process.
    client.on("error", () => undefined);
    promiseResults(client);
    if (!pooled) prepareStatements(client);
    joinWrites(client);
  });
  return pool;
}

interface PostgresOptions extends DatabaseOptions {
  readonly maxConnections?: number;
  readonly poolerUrl?: string | undefined;
  readonly replicaUrl?: string | undefined;
}

export function openPostgresDatabase(
  url: string,
  { maxConnections, poolerUrl, replicaUrl, ...options }: PostgresOptions = {},
): Database {
  const pool = openPostgresPool(poolerUrl ?? url, maxConnections, poolerUrl !== undefined);
  const db: Db = new Kysely<Tables>({ ...options, dialect: new PipelinedDialect({ pool }) });
  const listen = shareListening((listener) => listenOnPostgres(url, listener));
  const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl, db, { ...options, listen });
  return {
    kind: "postgresql",
    db,
    inSession: (work) =>
      poolerUrl === undefined ? db.connection().execute(work) : inDirectSession(url, options, work),
    ...(replica !== undefined && { replica }),
    listen,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await replica?.close();
      await db.destroy();
    },
  };
}

async function inDirectSession<T>(
  url: string,
  options: DatabaseOptions,
  work: (one: Db) => Promise<T>,
): Promise<T> {
  const direct: Db = new Kysely<Tables>({
    ...options,
    dialect: new PipelinedDialect({ pool: openPostgresPool(url, 1) }),
  });
  try {
    return await direct.connection().execute(work);
  } finally {
    await direct.destroy();
  }
}

const maxReplicaConnections = 10;
/** Short timeouts: if the replica is slow, the primary database answers. */
const replicaTimeouts = { connectionTimeoutMillis: 1_000, query_timeout: 10_000 };

interface ReplicaOptions extends DatabaseOptions {
  readonly listen?: Database["listen"];
}

export function openReplica(
  url: string,
  primary: Db,
  { listen, ...options }: ReplicaOptions = {},
): ReadReplica {
  const pool = openPostgresPool(url, maxReplicaConnections, false, replicaTimeouts);
  const db: Db = new Kysely<Tables>({ ...options, dialect: new PipelinedDialect({ pool }) });
  return openReadReplica(db, primary, listen);
}

export const sessionSettingStatements = (database: string): readonly string[] =>
  Object.entries(sessionSettings).map(
    ([name, value]) => `alter database "${database}" set ${name} = '${value}';`,
  );

/**
 * Refuses a database whose default time zone is not UTC: a session behind a pooler uses the defaults, and another time
 * zone would shift every instant.
 */
export async function checkPooledSession(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; wrong: boolean }>`
    select current_database() as name, current_setting('TimeZone') <> ${sessionSettings.timezone} as wrong`.execute(
    db,
  );
  const [session] = rows;
  if (session?.wrong !== true) return;
  await db.destroy();
  throw new ConfigError(
    [
      "Behind DATABASE_POOLER_URL sessions have the settings of their database. Set them once, restart the pooler, then the portal:",
      ...sessionSettingStatements(session.name),
    ].join("\n"),
  );
}
