import { Refusal } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { Context, TransactionContext } from "../base/context.ts";
import { assignedLocationIds } from "../locations/index.ts";
import type { OrderRow } from "./orders.tables.ts";

/** Orders of the person's company at their assigned sites, with the words and names that a screen shows. */
export const visibleOrders = (context: Pick<Context, "db" | "actor">) =>
  context.db
    .selectFrom("orders")
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("container_types", "container_types.id", "orders.container_type_id")
    .innerJoin("locations", "locations.id", "orders.location_id")
    .innerJoin("users", "users.id", "orders.created_by")
    .where("orders.company_id", "=", context.actor.companyId)
    .where("orders.location_id", "in", assignedLocationIds(context));

const shownColumns = [
  "waste_types.description as waste_description",
  "waste_types.avv_code",
  "waste_types.hazardous",
  "container_types.type as container_type",
  "container_types.size as container_size",
  "container_types.drawing as container_drawing",
  sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("created_by_name"),
] as const;

/** An order as lists and details show it. */
export const selectShownOrders = (context: Pick<Context, "db" | "actor">) =>
  visibleOrders(context).selectAll("orders").select(shownColumns);

export type ShownOrder = Awaited<ReturnType<ReturnType<typeof selectShownOrders>["executeTakeFirstOrThrow"]>>;

export async function getShownOrder(
  context: Context | TransactionContext,
  orderId: number,
): Promise<ShownOrder> {
  const order = await selectShownOrders(context).where("orders.id", "=", orderId).executeTakeFirst();
  if (order === undefined) throw new Refusal("not_found");
  return order;
}

/** Locks an order the person may see. */
export async function lockOrder(context: TransactionContext, orderId: number): Promise<OrderRow> {
  const order = await context.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .where("company_id", "=", context.actor.companyId)
    .where("location_id", "in", assignedLocationIds(context))
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new Refusal("not_found");
  return order;
}

export const listChanges = (context: Context, orderId: number) =>
  context.db
    .selectFrom("order_log")
    .innerJoin("users", "users.id", "order_log.changed_by")
    .selectAll("order_log")
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("changed_by_name"))
    .where("order_log.order_id", "=", orderId)
    .orderBy("order_log.id", "desc")
    .execute();
