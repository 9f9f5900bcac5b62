import { sql } from "kysely";
import type { Db } from "../base/database/database.ts";

export async function readDatabaseSize(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

export interface DatabaseFacts {
  /** PostgreSQL's version as a number, such as 150018. */
  readonly version: number;
  readonly encoding: string;
  readonly bytes: number;
  /** Open connections of all programs to the database server. */
  readonly connections: number;
  /** How many connections the server accepts. */
  readonly maxConnections: number;
  readonly isReadOnly: boolean;
  /**
   * The database server's time when this statement began, as ISO instant; null for the embedded database, which has no
   * clock of its own.
   */
  readonly clock: string | null;
}

export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as "maxConnections",
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
      (select query_start from pg_stat_activity where pid = pg_backend_pid()) as clock`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error("The database answered nothing.");
  return facts;
}
