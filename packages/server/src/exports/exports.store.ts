import type { JobExportKind } from "@kreislauf/contract/exports";
import { sql, type SqlBool } from "kysely";
import type { Context, TransactionContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import type { Job, LeaseTable } from "../base/jobs/lease-queue.store.ts";

/** The file that a job is to write: its kind, and the query of its call. */
export interface JobRequest {
  readonly kind: JobExportKind;
  readonly query: object;
}

/**
 * Locks the person's membership, so that until the transaction ends no other call requests a file for them in this
 * company.
 */
export const lockRequester = ({ db, actor }: TransactionContext) =>
  db
    .selectFrom("memberships")
    .select("user_id")
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .forNoKeyUpdate()
    .execute();

const waitingOf = ({ db, actor }: TransactionContext) =>
  db
    .selectFrom("exports")
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .where("state", "=", sql.lit("waiting"));

/** Whether a file of the same kind, query and language is already being created for the person. */
export async function hasWaitingExport(
  context: TransactionContext,
  { kind, query }: JobRequest,
): Promise<boolean> {
  const found = await waitingOf(context)
    .select("id")
    .where("kind", "=", kind)
    .where("query", "=", sql<string>`${JSON.stringify(query)}::jsonb`)
    .where("language", "=", context.language)
    .executeTakeFirst();
  return found !== undefined;
}

export async function countWaitingExports(context: TransactionContext): Promise<number> {
  const { count } = await waitingOf(context)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertExport(context: TransactionContext, { kind, query }: JobRequest): Promise<void> {
  const now = context.now.toString();
  await context.db
    .insertInto("exports")
    .values({
      company_id: context.actor.companyId,
      user_id: context.actor.userId,
      kind,
      query: JSON.stringify(query),
      language: context.language,
      requested_at: now,
      due_at: now,
      leased_until: null,
      finished_at: null,
      expires_at: null,
      content_hash: null,
    })
    .execute();
}

/** A file that this person has requested in this company, in any state; undefined for any other. */
export const findOwnExport = ({ db, actor }: Context, exportId: number) =>
  db
    .selectFrom("exports")
    .selectAll()
    .where("id", "=", exportId)
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .executeTakeFirst();

export const exportQueueTable: LeaseTable<"exports"> = {
  name: "exports",
  key: "id",
  leaseNumber: "attempts",
  isWaiting: sql<SqlBool>`state = 'waiting'`,
};

export type LeasedExport = Job<"exports">;

/** Writes the outcome of a file; false if another process has taken the file over meanwhile. */
export async function finishExport(
  db: Db,
  { id, attempts }: LeasedExport,
  end:
    | { readonly state: "refused" | "failed"; readonly finished_at: string }
    | {
        readonly state: "ready";
        readonly finished_at: string;
        readonly expires_at: string;
        readonly file_name: string;
        readonly content_hash: string;
        readonly size_bytes: number;
        readonly row_count: number;
        readonly site_ids: number[];
        readonly with_receipts: boolean;
      },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("exports")
    .set({ ...end, leased_until: null })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", sql.lit("waiting"))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks files as expired whose links are no longer valid. Returns the hashes of contents that no other file shares. */
export async function expireExports(db: Db, now: Temporal.Instant): Promise<string[]> {
  const expired = await db
    .updateTable("exports")
    .set({ state: "expired" })
    .where("state", "=", sql.lit("ready"))
    .where("expires_at", "<=", now.toString())
    .returning("content_hash")
    .execute();
  const hashes = expired.flatMap((row) => row.content_hash ?? []);
  if (hashes.length === 0) return [];
  const alive = await db
    .selectFrom("exports")
    .select("content_hash")
    .where("state", "=", sql.lit("ready"))
    .where("content_hash", "in", hashes)
    .execute();
  const kept = new Set(alive.map((row) => row.content_hash));
  return hashes.filter((hash) => !kept.has(hash));
}
