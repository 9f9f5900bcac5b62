import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import { listContentTables } from "../../base/files/files.store.ts";

export interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly key: readonly string[];
  /** The SQL sort expression for the rows, by primary key: it gives the same sequence on every database. */
  readonly order: string;
  /** True if the rows contain bytes, such as pictures: they are read only a few at a time. */
  readonly hasBytes: boolean;
}

/**
 * Tables that a backup leaves out. After a restore everybody signs in again: ended sessions must not come back, and a
 * backup must not allow forging tokens. Push messages belong to sessions. Read marks are positions in the log of one
 * database server.
 */
const leftOut = new Set([
  "company_sign_in_attempts",
  "customer_views",
  "login_tickets",
  "passkey_challenges",
  "push_messages",
  "push_subscriptions",
  "read_marks",
  "server_secrets",
  "sessions",
  "staff_sessions",
  "staff_tickets",
  "trusted_devices",
]);

export const listBackupTables = async (db: Db): Promise<readonly TableShape[]> =>
  (await listTables(db)).filter(({ name }) => !leftOut.has(name));

/**
 * Every table of the schema, whichever migration created it. Generated columns are missing: the database fills them.
 */
export async function listTables(db: Db): Promise<readonly TableShape[]> {
  const { rows } = await sql<TableShape>`
    select tables.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_agg(attname order by array_position(indkey::int2[], attnum))
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indrelid = tables.oid and indisprimary) as key,
      (select string_agg(quote_ident(attname) || case when attcollation = 0 then '' else ' collate "C"' end, ', '
          order by array_position(indkey::int2[], attnum))
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indrelid = tables.oid and indisprimary) as order,
      exists (select from pg_attribute where attrelid = tables.oid and atttypid = 'bytea'::regtype) as "hasBytes"
    from pg_class as tables
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relname not like 'kysely\_migration%'
    order by relname collate "C"`.execute(db);
  return rows;
}

export interface SequenceState {
  readonly value: string;
  readonly isCalled: boolean;
}

/** Reads the states of all sequences, by name; identity columns have sequences too. */
export async function readSequences(db: Db): Promise<Readonly<Record<string, SequenceState>>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname collate "C"`.execute(
    db,
  );
  const states: Record<string, SequenceState> = {};
  for (const { name } of rows) {
    const state = await sql<SequenceState>`
      select last_value::text as value, is_called as "isCalled" from ${sql.id(name)}`.execute(db);
    if (state.rows[0] !== undefined) states[name] = state.rows[0];
  }
  return states;
}

export async function setSequence(db: Db, name: string, { value, isCalled }: SequenceState): Promise<void> {
  await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint, ${isCalled})`.execute(db);
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function listForeignKeys(db: Db): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conrelid::regclass::text, conname`.execute(db);
  return rows;
}

/** The hashes of all files in the file store that rows refer to. */
export async function listStoredFiles(db: Db): Promise<readonly string[]> {
  const hashes = new Set<string>();
  for (const name of await listContentTables(db)) {
    const { rows } = await sql<{ content_hash: string }>`
      select distinct content_hash from ${sql.table(name)} where content_hash is not null`.execute(db);
    for (const { content_hash } of rows) hashes.add(content_hash);
  }
  return [...hashes].toSorted();
}
