import { type Insertable, type RawBuilder, type Selectable, sql, type SqlBool } from "kysely";
import type { Db } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";

/** A lease ends on its own, so that the job of a dead process is taken up again. */
export const leaseSeconds = 60;

/** What a row needs in order to be a job. */
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
  /** Counts up with every lease, and so names who holds it. */
  readonly leaseNumber: "attempts" | "lease";
  /** Which rows are still to be done. */
  readonly isWaiting: RawBuilder<SqlBool>;
  /** The order of due jobs; by default the one that has waited longest comes first. */
  readonly order?: RawBuilder<unknown>;
}

const leaseEnd = (now: Temporal.Instant) => now.add({ seconds: leaseSeconds }).toString();

/**
 * Takes the job whose turn it is, so that nobody else takes it. The subquery is compared with `=`, so that it runs
 * once: behind `in` the planner may run it again for each row, and then it takes one more job each time.
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

/** The job as far as it is still held under this lease. */
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

/** Gives the job back, to be taken up at another time, and notes in its row what there is to note. */
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
