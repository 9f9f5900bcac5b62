import { Refusal } from "@kreislauf/contract/base";
import type { AgreementTypeId, ContainerActionId } from "@kreislauf/contract/catalog";
import { catalogTexts } from "@kreislauf/contract/catalog";
import type { FilterOptions } from "@kreislauf/contract/orders";
import type { Context } from "../base/context.ts";
import { findLocation } from "../locations/index.ts";
import { visibleOrders } from "./orders.store.ts";

/** What occurs in the orders of a site or of all assigned ones; a filter offers nothing that finds nothing. */
export async function listFilterOptions(context: Context, site: number | "all"): Promise<FilterOptions> {
  if (site !== "all" && (await findLocation(context, site)) === undefined) throw new Refusal("not_found");
  const combinations = visibleOrders(context)
    .$if(site !== "all", (query) => query.where("orders.location_id", "=", site as number))
    .select(["orders.waste_type_id", "orders.container_action_id", "orders.agreement_type_id"])
    .distinct()
    .as("combinations");
  const rows = await context.db
    .selectFrom(combinations)
    .innerJoin("waste_types", "waste_types.id", "combinations.waste_type_id")
    .select(["waste_type_id", "container_action_id", "agreement_type_id", "description", "sort_key"])
    .execute();
  const words = catalogTexts[context.language];
  const wasteTypes = new Map(rows.map((row) => [row.waste_type_id, row]));
  const actionIds = new Set(rows.map((row) => row.container_action_id as ContainerActionId));
  const typeIds = new Set(rows.map((row) => row.agreement_type_id as AgreementTypeId));
  return {
    wasteTypes: [...wasteTypes.values()]
      .toSorted((one, other) => (one.sort_key < other.sort_key ? -1 : 1))
      .map((row) => ({ id: row.waste_type_id, description: row.description })),
    containerActions: [...actionIds]
      .toSorted((one, other) => one - other)
      .map((id) => ({ id, description: words.containerAction[id] })),
    agreementTypes: [...typeIds]
      .toSorted((one, other) => one - other)
      .map((id) => ({ id, description: words.agreementType[id] })),
  };
}
