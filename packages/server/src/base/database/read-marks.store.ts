import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Stores the current log position for a company, after a commit: the company's people must see everything up to it. */
export async function noteWrite(db: Kysely<Tables>, companyId: number): Promise<void> {
  await sql`insert into read_marks as noted (company_id, log_position)
    values (${companyId}, pg_current_wal_insert_lsn())
    on conflict (company_id) do update
    set log_position = greatest(noted.log_position, excluded.log_position)`.execute(db);
}

/** Deletes positions ahead of this server's log: they come from another server, of which this database is a copy. */
export async function forgetForeignMarks(db: Kysely<Tables>): Promise<void> {
  await sql`delete from read_marks where log_position > pg_current_wal_insert_lsn()`.execute(db);
}

export interface LogPosition {
  /** Identifier of the database cluster; a replica has the same one as its primary. */
  readonly cluster: string;
  readonly position: string;
}

export async function readPrimaryPosition(db: Kysely<Tables>): Promise<LogPosition> {
  const { rows } = await sql<LogPosition>`
    select system_identifier::text as cluster, pg_current_wal_insert_lsn()::text as position
    from pg_control_system()`.execute(db);
  return rows[0] ?? { cluster: "", position: "0/0" };
}

/** Reads the position that the replica has replayed; null if the server is no replica. */
export async function readReplicaPosition(
  db: Kysely<Tables>,
): Promise<{ readonly cluster: string; readonly position: string | null }> {
  const { rows } = await sql<{ cluster: string; position: string | null }>`
    select system_identifier::text as cluster,
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position
    from pg_control_system()`.execute(db);
  return rows[0] ?? { cluster: "", position: null };
}
