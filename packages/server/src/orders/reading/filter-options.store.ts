import type { Context } from "../../base/context.ts";
import { listNamedReferences } from "../base/order-references.store.ts";
import { visibleOrders } from "../base/orders.store.ts";

const ordersOf = (context: Context, site: number | "all") =>
  visibleOrders(context).$if(site !== "all", (query) => query.where("orders.site_id", "=", site as number));

/**
 * The combinations of waste type, action and agreement type that occur in the orders of a site, or of all sites the
 * person may see.
 */
export function listOrderCombinations(context: Context, site: number | "all") {
  const combinations = ordersOf(context, site)
    .select(["orders.waste_type_id", "orders.container_action_id", "orders.agreement_type_id"])
    .distinct()
    .as("combinations");
  return context.db
    .selectFrom(combinations)
    .innerJoin("waste_types", "waste_types.id", "combinations.waste_type_id")
    .select(["waste_type_id", "container_action_id", "agreement_type_id", "description", "sort_key"])
    .execute();
}

/** The cost centres and projects that the orders of a site, or of all sites the person may see, name. */
export const listOrderReferences = (context: Context, site: number | "all") =>
  listNamedReferences(context, ordersOf(context, site));
