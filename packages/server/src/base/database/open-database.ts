import { existsSync } from "node:fs";
import type { LogConfig } from "kysely";
import type { Database } from "./database.ts";
import { embeddedFolder } from "./embedded-folder.ts";

interface DatabaseConfig {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
  readonly DATABASE_POOLER_URL?: string | undefined;
  readonly DATA_DIR: string;
}

/**
 * Opens the database for a running portal, through the pooler if one is configured. Only the driver in use is loaded.
 */
export async function openPortalDatabase(config: DatabaseConfig, log?: LogConfig): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_POOLER_URL: poolerUrl, DATABASE_READ_URL: replicaUrl } = config;
  const options = log === undefined ? {} : { log };
  if (url === undefined) {
    const { openEmbeddedDatabase } = await import("./embedded-database.ts");
    return await openEmbeddedDatabase(config.DATA_DIR, options);
  }
  const { checkPooledSession, openPostgresDatabase } = await import("./postgres-database.ts");
  const database = openPostgresDatabase(url, { ...options, poolerUrl, replicaUrl });
  if (poolerUrl !== undefined) await checkPooledSession(database.db);
  return database;
}

/**
 * Whether opening the database would create an empty one. False for PostgreSQL: a missing database there is an error.
 */
export const isWithoutDatabase = ({ DATABASE_URL, DATA_DIR }: DatabaseConfig): boolean =>
  DATABASE_URL === undefined && !existsSync(embeddedFolder(DATA_DIR));

/** Opens the database for a command, bypassing the pooler: a restore holds locks as long as its session lasts. */
export async function openDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Pick<DatabaseConfig, "DATABASE_URL" | "DATA_DIR">): Promise<Database> {
  return await openPortalDatabase({ DATABASE_URL, DATA_DIR });
}
