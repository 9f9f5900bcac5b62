import { sortByWords } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import type { FilterOptions } from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { ensureSiteAssigned } from "../../sites/index.ts";
import { listOrderCombinations, listOrderReferences } from "./filter-options.store.ts";

/** The values that occur in the orders of a site or of all assigned sites, so that every choice finds an order. */
export async function listFilterOptions(context: Context, site: number | "all"): Promise<FilterOptions> {
  await ensureSiteAssigned(context, site);
  const rows = await listOrderCombinations(context, site);
  const { language } = context;
  const words = catalogTexts[language];
  const wasteTypes = new Map(rows.map((row) => [row.waste_type_id, row]));
  const actionIds = new Set(rows.map((row) => row.container_action_id));
  const typeIds = new Set(rows.map((row) => row.agreement_type_id));
  return {
    wasteTypes: [...wasteTypes.values()]
      .toSorted((one, other) => (one.sort_key < other.sort_key ? -1 : 1))
      .map((row) => ({ id: row.waste_type_id, description: row.description })),
    containerActions: sortByWords(actionIds, words.containerAction, language).map((id) => ({
      id,
      description: words.containerAction[id],
    })),
    ...(await listOrderReferences(context, site)),
    agreementTypes: sortByWords(typeIds, words.agreementType, language).map((id) => ({
      id,
      description: words.agreementType[id],
    })),
  };
}
