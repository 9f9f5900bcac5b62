import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, type LogConfig, PGliteDialect, sql } from "kysely";
import pg from "pg";
import { ConfigError } from "../config.ts";
import { lockEmbeddedData } from "./embedded-lock.ts";
import { yieldingPlugin } from "../yield-to-event-loop.ts";
import {
  type ChangeListener,
  changesChannel,
  type ChangeSubscription,
  listenOnPostgres,
} from "./listen-on-postgres.ts";
import { PipelinedDialect } from "./pipelined-dialect.ts";
import { openReadReplica, type ReadReplica } from "./read-replica.ts";
import { joinWrites, prepareStatements } from "./prepared-statements.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;

export interface Database {
  readonly kind: "embedded" | "postgresql";
  readonly db: Db;
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

interface EmbeddedOptions extends DatabaseOptions {
  /** The files of another embedded database to start from. */
  readonly copyOf?: Blob;
}

const oid = {
  int8: 20,
  int8Array: 1016,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
} as const;

/**
 * Converts `2026-11-20 09:00:00.12+00` to ISO 8601 with milliseconds; the session's time zone is UTC on both
 * databases.
 */
function toInstantText(text: string): string {
  const [seconds = "", fraction = ""] = text.slice(0, -"+00".length).split(".");
  return `${seconds.replace(" ", "T")}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
}

/** Makes both databases return the same values: dates and instants as text, counts and weights as numbers. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: Number,
  [oid.int8Array]: (text) => (text === "{}" ? [] : text.slice(1, -1).split(",").map(Number)),
  [oid.numeric]: Number,
  [oid.date]: (text) => text,
  [oid.timestamptz]: toInstantText,
};

/** The embedded database in `dataDir`, or in memory when there is none (tests). */
export async function openEmbeddedDatabase(
  dataDir?: string,
  { copyOf, ...options }: EmbeddedOptions = {},
): Promise<Database> {
  const lock = dataDir === undefined ? undefined : await prepareDataDir(dataDir);
  const pglite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir: join(dataDir, "database") }),
    ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
    parsers,
  });
  await pglite.exec("set time zone 'UTC'");
  const db: Db = new Kysely<Tables>({
    ...options,
    dialect: new PGliteDialect({ pglite }),
    plugins: [yieldingPlugin],
  });
  // The driver only closes connections that it has opened itself.
  await sql`select 1`.execute(db);
  return {
    kind: "embedded",
    db,
    listen: async ({ onChange }) => ({ stop: await pglite.listen(changesChannel, onChange) }),
    close: async () => {
      await db.destroy();
      lock?.release();
    },
  };
}

async function prepareDataDir(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  // Said here, because the embedded database would only say that it could not begin.
  await access(dataDir, constants.W_OK);
  return lockEmbeddedData(join(dataDir, "database.lock"));
}

/** Many small requests: a statement should neither use several processors nor be JIT-compiled. */
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

/** A connection keeps what it has prepared and what the driver notes of it. */
const maxLifetimeSeconds = 3_600;

/**
 * `pooled`: through a pooler that gives each transaction another session, which can neither be set up nor keep prepared
 * statements.
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
  // The pool replaces a connection that breaks while idle; if it cannot, the next request fails.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // One that breaks between two statements of a transaction fails the next of them; unheard, it would end the process.
    client.on("error", () => undefined);
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
  const listen: Database["listen"] = (listener) => listenOnPostgres(url, listener);
  const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl, db, { ...options, listen });
  return {
    kind: "postgresql",
    db,
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

/** Short waits: if the replica is slow, the primary database answers. */
const maxReplicaConnections = 10;
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

interface DatabaseConfig {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
  readonly DATABASE_POOLER_URL?: string | undefined;
  readonly DATA_DIR: string;
}

/** The database of a running portal, through the pooler if there is one. */
export async function openPortalDatabase(config: DatabaseConfig, log?: LogConfig): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_POOLER_URL: poolerUrl, DATABASE_READ_URL: replicaUrl } = config;
  const options = log === undefined ? {} : { log };
  if (url === undefined) return await openEmbeddedDatabase(config.DATA_DIR, options);
  const database = openPostgresDatabase(url, { ...options, poolerUrl, replicaUrl });
  if (poolerUrl !== undefined) await checkPooledSession(database.db);
  return database;
}

/** The database of a command: past the pooler, because a restore locks for as long as its session lasts. */
export async function openDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Pick<DatabaseConfig, "DATABASE_URL" | "DATA_DIR">): Promise<Database> {
  return await openPortalDatabase({ DATABASE_URL, DATA_DIR });
}

export const sessionSettingStatements = (database: string): readonly string[] =>
  Object.entries(sessionSettings).map(
    ([name, value]) => `alter database "${database}" set ${name} = '${value}';`,
  );

/** A session behind a pooler has the settings of its database, and another time zone would shift every instant. */
async function checkPooledSession(db: Db): Promise<void> {
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
