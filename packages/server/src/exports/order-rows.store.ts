import { sql } from "kysely";
import type { Scope } from "../base/context.ts";
import { orderTextColumns, visibleOrders } from "../orders/index.ts";

/**
 * Orders by their ids, unsorted, without those that the person may not see. Data that many orders share is looked up
 * once (`lookups.store.ts`) instead of being joined to each order.
 */
export const readOrderRows = (scope: Scope, ids: readonly number[]) =>
  visibleOrders(scope)
    .select([
      "orders.id",
      "orders.site_id",
      "orders.agreement_id",
      "orders.order_number",
      "orders.status",
      "orders.waste_type_id",
      "orders.independent_waste_type",
      "orders.container_type_id",
      "orders.agreement_type_id",
      "orders.container_action_id",
      "orders.amount",
      "orders.desired_date",
      "orders.time_window",
      "orders.confirmed_date",
      "orders.latest_execution_date",
      "orders.created_on",
      "orders.created_by",
      "orders.disposer",
      "orders.executed_on",
      "orders.weight_kg",
      "orders.treatment_code",
      "orders.failed_trip_reason",
      "orders.claim",
      "orders.cancellation",
      "orders.proposal",
    ])
    .select(orderTextColumns.map((column) => `orders.${column}` as const))
    .where("orders.id", "=", sql<number>`any(${[...ids]}::integer[])`)
    .execute();

export type OrderFileRow = Awaited<ReturnType<typeof readOrderRows>>[number];
