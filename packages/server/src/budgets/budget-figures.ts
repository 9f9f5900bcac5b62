import type { Context } from "../base/context.ts";
import type { BudgetRow } from "./budgets.tables.ts";
import { sumCharged } from "./charged-lines.store.ts";
import { sumReserved } from "./reservations.store.ts";

export interface BudgetSums {
  readonly spentCents: number;
  readonly reservedCents: number;
  readonly reservedOrders: number;
}

type Charged = Pick<BudgetRow, "site_id" | "cost_centre">;

/** Reads the spent and reserved sums of a year once; the returned function gives those of any budget of the company. */
export async function readBudgetSums(
  source: Pick<Context, "db">,
  companyId: number,
  year: number,
): Promise<(budget: Charged) => BudgetSums> {
  const charged = await sumCharged(source, companyId, year);
  const reserved = await sumReserved(source, companyId, year);
  return ({ site_id, cost_centre }) => {
    const isOf = (sum: { readonly siteId: number; readonly costCentre: string | null }) =>
      site_id === null ? sum.costCentre === cost_centre : sum.siteId === site_id;
    const ofBudget = reserved.filter(isOf);
    return {
      spentCents: charged.filter(isOf).reduce((total, { cents }) => total + cents, 0),
      reservedCents: ofBudget.reduce((total, { cents }) => total + cents, 0),
      reservedOrders: ofBudget.reduce((total, { orders }) => total + orders, 0),
    };
  };
}
