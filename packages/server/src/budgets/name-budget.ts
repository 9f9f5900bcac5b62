import type { BudgetNames } from "./budgets.store.ts";
import type { BudgetRow } from "./budgets.tables.ts";

export const nameCostCentre = ({ code, name }: { readonly code: string; readonly name: string }): string =>
  [code, name].filter(Boolean).join(" ");

/** The name of a budget, and whether nothing new can be charged to its site or cost centre. */
export function nameBudget({ site_id, cost_centre }: BudgetRow, { sites, costCentres }: BudgetNames) {
  if (site_id !== null) {
    const site = sites.find(({ id }) => id === site_id);
    return { name: site?.name ?? "", closed: site?.active === false };
  }
  const code = cost_centre ?? "";
  const entry = costCentres.find((each) => each.code === code);
  return { name: entry === undefined ? code : nameCostCentre(entry), closed: entry?.closed === true };
}
