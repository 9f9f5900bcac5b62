import { type HappeningKind, happeningDays, mostHappenings } from "@kreislauf/contract/notifications";
import type { SqlBool } from "kysely";
import { sql } from "kysely";
import type { Context, TransactionContext } from "../base/context.ts";
import type { Db } from "../base/database.ts";

/** The sites assigned to the person; those of company-wide happenings need none. */
const atSeenSite = ({
  actor,
}: Context) => sql<SqlBool>`(happenings.location_id is null or happenings.location_id in (
  select location_id from user_locations
  where user_id = ${actor.userId} and company_id = ${actor.companyId}))`;

/** What others did of these kinds, at sites the person sees, since they joined; newest first. */
export const listHappenings = (context: Context, kinds: readonly HappeningKind[]) => {
  const { db, actor, now } = context;
  const from = now.subtract({ hours: happeningDays * 24 }).toString();
  return db
    .selectFrom("happenings")
    .innerJoin("memberships", (join) =>
      join
        .on("memberships.user_id", "=", actor.userId)
        .onRef("memberships.company_id", "=", "happenings.company_id"),
    )
    .innerJoin("users", "users.id", "happenings.caused_by")
    .leftJoin("happening_marks", (join) =>
      join
        .onRef("happening_marks.user_id", "=", "memberships.user_id")
        .onRef("happening_marks.company_id", "=", "memberships.company_id"),
    )
    .leftJoin("locations", "locations.id", "happenings.location_id")
    .leftJoin("orders", (join) =>
      join
        .onRef("orders.id", "=", "happenings.subject_id")
        .on(sql<SqlBool>`happenings.kind like 'order\\_%'`),
    )
    .leftJoin("agreements", (join) =>
      join
        .onRef("agreements.id", "=", "happenings.subject_id")
        .on(sql<SqlBool>`happenings.kind like 'agreement\\_%'`),
    )
    .leftJoin("waste_types", (join) =>
      join.on(sql<SqlBool>`waste_types.id = coalesce(orders.waste_type_id, agreements.waste_type_id)`),
    )
    .select(["happenings.id", "happenings.kind", "happenings.happened_at", "happenings.subject_id"])
    .select(["happenings.details", "locations.alias as site", "orders.order_number", "orders.proposal"])
    .select(
      sql<string | null>`coalesce(nullif(orders.independent_waste_type, ''), waste_types.description)`.as(
        "waste",
      ),
    )
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("by"))
    .select(
      sql<boolean>`happenings.id > coalesce(happening_marks.read_until, 0)
        and happenings.id <> all (coalesce(happening_marks.read_besides, '{}'))`.as("unread"),
    )
    .where("happenings.company_id", "=", actor.companyId)
    .where("happenings.caused_by", "!=", actor.userId)
    .where("happenings.kind", "in", [...kinds])
    .where("happenings.happened_at", ">", from)
    .whereRef("happenings.happened_at", ">=", "memberships.created_at")
    .where((where) =>
      where.or([where("happenings.user_id", "is", null), where("happenings.user_id", "=", actor.userId)]),
    )
    .where(atSeenSite(context))
    .orderBy("happenings.id", "desc")
    .limit(mostHappenings)
    .execute();
};

/** Marks a happening as read, or everything up to it. */
export async function markRead(
  { db, actor }: TransactionContext,
  happeningId: number,
  all: boolean,
): Promise<void> {
  const values = {
    user_id: actor.userId,
    company_id: actor.companyId,
    read_until: all ? happeningId : 0,
    read_besides: all ? [] : [happeningId],
  };
  await db
    .insertInto("happening_marks")
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "company_id"]).doUpdateSet(
        all
          ? {
              read_until: sql<number>`greatest(happening_marks.read_until, ${happeningId}::bigint)`,
              read_besides: sql<
                number[]
              >`array(select id from unnest(happening_marks.read_besides) as id where id > ${happeningId}::bigint)`,
            }
          : {
              // Those that were deleted meanwhile are forgotten here too.
              read_besides: sql<number[]>`array(select happenings.id from happenings
                where happenings.id = any (array_append(happening_marks.read_besides, ${happeningId}::bigint)))`,
            },
      ),
    )
    .execute();
}

/** Deletes the oldest that happened until then; returns how many. */
export async function deleteHappenings(db: Db, until: Temporal.Instant, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("happenings")
    .where("id", "in", (query) =>
      query
        .selectFrom("happenings as old")
        .select("old.id")
        .where("old.happened_at", "<=", until.toString())
        .orderBy("old.happened_at")
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
