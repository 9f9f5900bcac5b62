import { startOfBerlinDay } from "@kreislauf/contract/base";
import type { StaffAction, StaffLogQuery } from "@kreislauf/contract/staff";
import { sql, type SqlBool } from "kysely";
import type { InTransaction, PublicContext, StaffContext, WriteContext } from "../base/context.ts";
import { searchWords, wordPatterns } from "../base/database/search-words.ts";

interface StaffDeed {
  /** Null for the command line and for refused attempts. */
  readonly staffId: number | null;
  readonly action: StaffAction;
  readonly kind?: "staff" | "order" | "agreement" | "company" | "document" | "catalog" | "import";
  readonly subject?: string;
  readonly subjectId?: number;
}

/** Writes one entry of the staff's own log, in the same transaction as what the entry describes. */
export async function recordStaffAction(
  { db, now, address = "" }: WriteContext & Partial<Pick<PublicContext, "address">>,
  deed: StaffDeed,
): Promise<void> {
  await db
    .insertInto("staff_log")
    .values({
      occurred_at: now.toString(),
      staff_id: deed.staffId,
      action: deed.action,
      kind: deed.kind ?? "",
      subject: deed.subject ?? "",
      subject_id: deed.subjectId ?? null,
      address,
    })
    .execute();
}

/** Writes what the signed-in member of staff did to an order. */
export const recordOrderAction = (
  context: InTransaction<StaffContext>,
  action: StaffAction,
  order: { readonly id: number; readonly number: number | string },
): Promise<void> =>
  recordStaffAction(context, {
    staffId: context.staff.staffId,
    action,
    kind: "order",
    subject: String(order.number),
    subjectId: order.id,
  });

const staffName = sql<string | null>`staff.first_name || ' ' || staff.last_name`;

/**
 * The newest entries that match the filter, at most `limit` + 1. The additional one tells that there are more than
 * `limit`.
 */
export function listStaffLog({ db }: Pick<PublicContext, "db">, filter: StaffLogQuery) {
  const { before, staffId, action, since, search, limit } = filter;
  let query = db
    .selectFrom("staff_log")
    .leftJoin("staff", "staff.id", "staff_log.staff_id")
    .selectAll("staff_log")
    .select(staffName.as("staff_name"));
  if (before !== undefined) query = query.where("staff_log.id", "<", before);
  if (staffId !== undefined) query = query.where("staff_log.staff_id", "=", staffId);
  if (action !== undefined) query = query.where("staff_log.action", "=", action);
  if (since !== undefined)
    query = query.where("staff_log.occurred_at", ">=", startOfBerlinDay(since).toString());
  for (const word of searchWords(search)) {
    const { pattern } = wordPatterns(word);
    query = query.where(sql<SqlBool>`(staff_log.subject ilike ${pattern} or ${staffName} ilike ${pattern})`);
  }
  return query
    .orderBy("staff_log.id", "desc")
    .limit(limit + 1)
    .execute();
}

/** Which members of staff acted on an order, each with the instant of the action. */
export const listOrderActors = ({ db }: Pick<PublicContext, "db">, orderId: number) =>
  db
    .selectFrom("staff_log")
    .innerJoin("staff", "staff.id", "staff_log.staff_id")
    .select(["staff_log.occurred_at", staffName.$notNull().as("name")])
    .where("staff_log.kind", "=", "order")
    .where("staff_log.subject_id", "=", orderId)
    .execute();

/** The latest action of staff on an order; undefined if there is no such action. */
export const findLastOrderDeed = ({ db }: Pick<PublicContext, "db">, orderId: number) =>
  db
    .selectFrom("staff_log")
    .select(["staff_id", "action", "occurred_at", "batch_ended_at"])
    .where("kind", "=", "order")
    .where("subject_id", "=", orderId)
    .orderBy("occurred_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/**
 * Records when a batch of answers ended: in all log entries that this member of staff has caused at the batch's orders
 * since the batch began.
 */
export const noteBatchEnd = async (
  { db, staff }: InTransaction<StaffContext>,
  batch: {
    readonly orderIds: readonly number[];
    readonly began: Temporal.Instant;
    readonly ended: Temporal.Instant;
  },
): Promise<void> =>
  void (await db
    .updateTable("staff_log")
    .set({ batch_ended_at: batch.ended.toString() })
    .where("kind", "=", "order")
    .where("subject_id", "in", batch.orderIds)
    .where("occurred_at", ">=", batch.began.toString())
    .where("staff_id", "=", staff.staffId)
    .where("batch_ended_at", "is", null)
    .execute());
