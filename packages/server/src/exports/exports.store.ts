import { sql } from "kysely";
import type { Context, TransactionContext } from "../base/context.ts";
import type { Db } from "../base/database.ts";
import type { ExportWish } from "./file-of.ts";

const waitingOf = ({ db, actor }: TransactionContext) =>
  db
    .selectFrom("exports")
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .where("state", "=", sql.lit("waiting"));

/** Whether the person's file of the same content is being made already. */
export async function findWaiting(
  context: TransactionContext,
  { kind, query }: ExportWish,
): Promise<boolean> {
  const found = await waitingOf(context)
    .select("id")
    .where("kind", "=", kind)
    .where("query", "=", sql<string>`${JSON.stringify(query)}::jsonb`)
    .where("language", "=", context.language)
    .executeTakeFirst();
  return found !== undefined;
}

export async function countWaiting(context: TransactionContext): Promise<number> {
  const { count } = await waitingOf(context)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertExport(context: TransactionContext, { kind, query }: ExportWish): Promise<void> {
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
      finished_at: null,
      expires_at: null,
      content_hash: null,
    })
    .execute();
}

/** A file that was made for this very person, in this very company. */
export const findOwnExport = ({ db, actor }: Context, exportId: number) =>
  db
    .selectFrom("exports")
    .selectAll()
    .where("id", "=", exportId)
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .executeTakeFirst();

/**
 * Takes up the file that is due first, until `leaseEnd`: should this process die, the next one finds it again.
 * Of several processes one gets it.
 */
export async function leaseExport(db: Db, now: Temporal.Instant, leaseEnd: Temporal.Instant) {
  const due = db
    .selectFrom("exports")
    .select("id")
    .where("state", "=", sql.lit("waiting"))
    .where("due_at", "<=", now.toString())
    .orderBy("due_at")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked();
  return await db
    .updateTable("exports")
    .set({ due_at: leaseEnd.toString(), attempts: sql`attempts + 1` })
    .where("id", "in", due)
    .returningAll()
    .executeTakeFirst();
}

export type LeasedExport = NonNullable<Awaited<ReturnType<typeof leaseExport>>>;

/** Puts the next attempt, or the end of this one's lease, to another time; false if somebody else has it now. */
export async function postponeExport(
  db: Db,
  { id, attempts }: LeasedExport,
  until: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("exports")
    .set({ due_at: until.toString() })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", sql.lit("waiting"))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the making of a file; false if another process has taken it up meanwhile. */
export async function endExport(
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
        readonly location_ids: number[];
      },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("exports")
    .set(end)
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", sql.lit("waiting"))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes files out of reach whose links have ended; gives their content, as far as no other file is the same. */
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
