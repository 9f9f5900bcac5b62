import { type Insertable, type RawBuilder, type Selectable, sql, type SqlBool } from "kysely";
import type { Db } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";

/** A lease expires after this time, so that another process takes up the jobs of one that has died. */
export const leaseSeconds = 60;

/** The columns that a row needs to be a job. */
interface LeaseColumns {
  due_at: unknown;
  leased_until: unknown;
  attempts: unknown;
}

export type LeaseTableName = {
  [Name in keyof Tables]: Tables[Name] extends LeaseColumns ? Name : never;
}[keyof Tables];

export type Job<Name extends LeaseTableName> = Selectable<Tables[Name]> & {
  readonly attempts: number;
  readonly lease?: number;
};

/** A table whose rows are jobs. */
export interface LeaseTable<Name extends LeaseTableName> {
  readonly name: Name;
  readonly key: string & keyof Job<Name>;
  /** The column that counts leases; its value identifies the holder of a lease. */
  readonly leaseNumber: "attempts" | "lease";
  /** SQL condition for the rows that are still to be done. */
  readonly isWaiting: RawBuilder<SqlBool>;
  /** SQL sort expression for due jobs; by default the job that has been due the longest comes first. */
  readonly order?: RawBuilder<unknown>;
}

const leaseEnd = (now: Temporal.Instant) => now.add({ seconds: leaseSeconds }).toString();

/**
 * Leases the first due job, so that no other process takes it; undefined if no job is due. The subquery is compared
 * with `=`, so that it runs once: with `in` the planner may run it again for each row, and it would lease one more job
 * each time.
 */
export async function leaseNextJob<Name extends LeaseTableName>(
  db: Db,
  { name, key, leaseNumber, isWaiting, order }: LeaseTable<Name>,
  now: Temporal.Instant,
): Promise<Job<Name> | undefined> {
  const { rows } = await sql<Job<Name>>`
    update ${sql.table(name)}
    set leased_until = ${leaseEnd(now)}, ${sql.ref(leaseNumber)} = ${sql.ref(leaseNumber)} + 1
    where ${sql.ref(key)} = (
      select ${sql.ref(key)} from ${sql.table(name)}
      where ${isWaiting} and due_at <= ${now.toString()}
        and (leased_until is null or leased_until < ${now.toString()})
      order by ${order ?? sql`due_at, ${sql.ref(key)}`}
      limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** SQL condition: the job is still to be done and still held under this lease. */
const isHeld = <Name extends LeaseTableName>(
  { key, leaseNumber, isWaiting }: LeaseTable<Name>,
  job: Job<Name>,
) => sql`${sql.ref(key)} = ${job[key]} and ${sql.ref(leaseNumber)} = ${job[leaseNumber]} and ${isWaiting}`;

export async function renewLease<Name extends LeaseTableName>(
  db: Db,
  table: LeaseTable<Name>,
  job: Job<Name>,
  now: Temporal.Instant,
): Promise<void> {
  await sql`update ${sql.table(table.name)} set leased_until = ${leaseEnd(now)}
    where ${isHeld(table, job)}`.execute(db);
}

/** Gives the job back, to be taken up at `dueAt`, and sets further columns of its row. */
export async function postponeJob<Name extends LeaseTableName>(
  db: Db,
  table: LeaseTable<Name>,
  job: Job<Name>,
  dueAt: Temporal.Instant,
  columns: Partial<Insertable<Tables[Name]>> = {},
): Promise<void> {
  const assignments = Object.entries(columns).map(([column, value]) => sql`, ${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table.name)}
    set due_at = ${dueAt.toString()}, leased_until = null${sql.join(assignments, sql``)}
    where ${isHeld(table, job)}`.execute(db);
}
