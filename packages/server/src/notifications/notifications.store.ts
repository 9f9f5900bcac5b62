import { type NotificationKind, notificationDays, maxNotifications } from "@kreislauf/contract/notifications";
import { orderStatus } from "@kreislauf/contract/base";
import { sql, type SqlBool } from "kysely";
import type { Actor, Context, TransactionContext } from "../base/context.ts";

type NotificationReader = Pick<Context, "db" | "now"> & {
  readonly actor: Pick<Actor, "userId" | "companyId">;
};

/** Whether a notification concerns a site assigned to the person, or the whole company. */
const isAtVisibleSite = ({
  actor,
}: Pick<
  NotificationReader,
  "actor"
>) => sql<SqlBool>`(notifications.site_id is null or notifications.site_id in (
  select site_id from user_sites
  where user_id = ${actor.userId} and company_id = ${actor.companyId}))`;

/**
 * Whether a notification is about something that the customer still has to do. A declined dispute is to do as long as
 * its invoice is valid.
 */
const isToDo = sql<boolean>`coalesce(case notifications.kind
  when 'order_proposed' then orders.proposal is not null
  when 'order_executed' then orders.status = ${orderStatus.open} and orders.executed_on is not null
  when 'container_reported' then container_reports.state = 'open'
  when 'dispute_answered' then exists (select from invoice_line_reviews
    where document_id = notifications.subject_id and state = 'declined')
    and not exists (select from documents where corrects_id = notifications.subject_id and type = 'cancellation_invoice')
  when 'order_ticket_updated' then orders.status = ${orderStatus.claimed} and orders.claim_answered
  end, false)`;

/** Which notifications to list: all, the one with an id, or those before an id that wait for the customer. */
interface NotificationSelection {
  readonly id?: number;
  readonly toDoBefore?: number;
}

/**
 * Notifications of these kinds from the last `notificationDays` days, newest first: caused by others since the person
 * joined, for this person or for everybody, at sites the person sees or about the whole company.
 */
export const listNotificationRows = (
  context: NotificationReader,
  kinds: readonly NotificationKind[],
  { id, toDoBefore }: NotificationSelection = {},
) => {
  const { db, actor, now } = context;
  const from = now.subtract({ hours: notificationDays * 24 }).toString();
  return db
    .selectFrom("notifications")
    .innerJoin("memberships", (join) =>
      join
        .on("memberships.user_id", "=", actor.userId)
        .onRef("memberships.company_id", "=", "notifications.company_id"),
    )
    .innerJoin("users", "users.id", "notifications.caused_by")
    .leftJoin("notification_reads", (join) =>
      join
        .onRef("notification_reads.user_id", "=", "memberships.user_id")
        .onRef("notification_reads.company_id", "=", "memberships.company_id"),
    )
    .leftJoin("sites", "sites.id", "notifications.site_id")
    .leftJoin("orders", (join) =>
      join
        .onRef("orders.id", "=", "notifications.subject_id")
        .on(sql<SqlBool>`notifications.kind like 'order\\_%'`),
    )
    .leftJoin("container_reports", (join) =>
      join
        .onRef("container_reports.id", "=", "notifications.subject_id")
        .on("notifications.kind", "=", "container_reported"),
    )
    .leftJoin("agreements", (join) =>
      join.on(sql<SqlBool>`agreements.id = case
        when notifications.kind like 'agreement\\_%' then notifications.subject_id
        else container_reports.agreement_id end`),
    )
    .leftJoin("waste_types", (join) =>
      join.on(sql<SqlBool>`waste_types.id = coalesce(orders.waste_type_id, agreements.waste_type_id)`),
    )
    .select([
      "notifications.id",
      "notifications.kind",
      "notifications.occurred_at",
      "notifications.subject_id",
    ])
    .select(isToDo.as("isToDo"))
    .select([
      "notifications.details",
      "sites.alias as site",
      "notifications.site_id",
      "orders.order_number",
      "orders.proposal",
    ])
    .select(
      sql<string | null>`coalesce(nullif(orders.independent_waste_type, ''), waste_types.description)`.as(
        "waste",
      ),
    )
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("by"))
    .select(
      sql<boolean>`notifications.id > coalesce(notification_reads.read_until, 0)
        and notifications.id <> all (coalesce(notification_reads.read_ids, '{}'))`.as("unread"),
    )
    .where("notifications.company_id", "=", actor.companyId)
    .where("notifications.caused_by", "!=", actor.userId)
    .where("notifications.kind", "in", [...kinds])
    .where("notifications.occurred_at", ">", from)
    .whereRef("notifications.occurred_at", ">=", "memberships.created_at")
    .where((where) =>
      where.or([
        where("notifications.user_id", "is", null),
        where("notifications.user_id", "=", actor.userId),
      ]),
    )
    .where(isAtVisibleSite(context))
    .$if(id !== undefined, (query) => query.where("notifications.id", "=", id ?? 0))
    .$if(toDoBefore !== undefined, (query) =>
      query.where("notifications.id", "<", toDoBefore ?? 0).where(isToDo),
    )
    .orderBy("notifications.id", "desc")
    .limit(maxNotifications)
    .execute();
};

/** Marks a notification as read or, with `all`, every notification up to it. */
export async function markNotificationsRead(
  { db, actor }: TransactionContext,
  notificationId: number,
  all: boolean,
): Promise<void> {
  const values = {
    user_id: actor.userId,
    company_id: actor.companyId,
    read_until: all ? notificationId : 0,
    read_ids: all ? [] : [notificationId],
  };
  await db
    .insertInto("notification_reads")
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "company_id"]).doUpdateSet(
        all
          ? {
              read_until: sql<number>`greatest(notification_reads.read_until, ${notificationId}::bigint)`,
              read_ids: sql<
                number[]
              >`array(select id from unnest(notification_reads.read_ids) as id where id > ${notificationId}::bigint)`,
            }
          : {
              // Also removes the marks of notifications that were deleted meanwhile.
              read_ids: sql<number[]>`array(select notifications.id from notifications
                where notifications.id = any (array_append(notification_reads.read_ids, ${notificationId}::bigint)))`,
            },
      ),
    )
    .execute();
}
