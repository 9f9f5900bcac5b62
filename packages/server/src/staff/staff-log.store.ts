import type { StaffAction } from "@kreislauf/contract/staff";
import { sql } from "kysely";
import type { PublicContext, WriteContext } from "../base/context.ts";

interface StaffDeed {
  /** Null for the command line. */
  readonly staffId: number | null;
  readonly action: StaffAction;
  readonly kind?: "staff" | "order" | "agreement" | "company" | "document" | "catalog" | "import";
  readonly subject?: string;
  readonly subjectId?: number;
}

/** Writes one entry of the staff's own log, in the transaction of what it describes. */
export async function recordStaffAction({ db, now }: WriteContext, deed: StaffDeed): Promise<void> {
  await db
    .insertInto("staff_log")
    .values({
      occurred_at: now.toString(),
      staff_id: deed.staffId,
      action: deed.action,
      kind: deed.kind ?? "",
      subject: deed.subject ?? "",
      subject_id: deed.subjectId ?? null,
    })
    .execute();
}

const staffName = sql<string | null>`staff.first_name || ' ' || staff.last_name`;

/** The newest entries, or those before one. */
export const listStaffLog = (
  { db }: Pick<PublicContext, "db">,
  { before, staffId }: { readonly before?: number | undefined; readonly staffId?: number | undefined },
  most: number,
) =>
  db
    .selectFrom("staff_log")
    .leftJoin("staff", "staff.id", "staff_log.staff_id")
    .selectAll("staff_log")
    .select(staffName.as("staff_name"))
    .$if(before !== undefined, (log) => log.where("staff_log.id", "<", before ?? 0))
    .$if(staffId !== undefined, (log) => log.where("staff_log.staff_id", "=", staffId ?? 0))
    .orderBy("staff_log.id", "desc")
    .limit(most)
    .execute();

/** Who of the staff acted on an order, by the instant of the action. */
export const listOrderActors = ({ db }: Pick<PublicContext, "db">, orderId: number) =>
  db
    .selectFrom("staff_log")
    .innerJoin("staff", "staff.id", "staff_log.staff_id")
    .select(["staff_log.occurred_at", staffName.$notNull().as("name")])
    .where("staff_log.kind", "=", "order")
    .where("staff_log.subject_id", "=", orderId)
    .execute();

/** What staff did last to an order. */
export const findLastOrderDeed = ({ db }: Pick<PublicContext, "db">, orderId: number) =>
  db
    .selectFrom("staff_log")
    .select(["staff_id", "action", "occurred_at"])
    .where("kind", "=", "order")
    .where("subject_id", "=", orderId)
    .orderBy("occurred_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
