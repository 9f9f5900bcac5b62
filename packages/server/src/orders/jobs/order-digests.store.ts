import { orderStatus } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { WriteContext } from "../../base/context.ts";
import { assignedSiteIds } from "../../sites/index.ts";
import type { DigestReader } from "../../users/index.ts";

/**
 * What others ordered at the reader's sites after `from` and up to `until` and has not been cancelled, the oldest
 * first; nothing if `from` is null. The query starts at the notifications of that time, which are few, instead of at
 * all orders. New orders of a cycle cause no notification.
 */
export const listColleaguesOrders = (
  { db }: WriteContext,
  { userId, companyId, from }: DigestReader,
  until: Temporal.Instant,
) =>
  db
    .selectFrom("notifications")
    .innerJoin("orders", "orders.id", "notifications.subject_id")
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("sites", "sites.id", "orders.site_id")
    .innerJoin("users", "users.id", "orders.created_by")
    .select([
      "orders.order_number as orderNumber",
      "orders.desired_date as desiredDate",
      "sites.alias as site",
      sql<string>`coalesce(nullif(orders.independent_waste_type, ''), waste_types.description)`.as(
        "wasteType",
      ),
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("by"),
    ])
    .where("notifications.company_id", "=", companyId)
    .where("notifications.kind", "=", "order_created")
    .where("notifications.caused_by", "!=", userId)
    .where("notifications.occurred_at", ">", from ?? until.toString())
    .where("notifications.occurred_at", "<=", until.toString())
    .where("orders.status", "!=", orderStatus.cancelled)
    .where("orders.site_id", "in", assignedSiteIds({ db, actor: { userId, companyId } }))
    .orderBy("notifications.id")
    .execute();
