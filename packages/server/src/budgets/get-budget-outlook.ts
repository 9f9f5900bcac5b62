import {
  type BudgetOutlook,
  type BudgetOutlookQuery,
  budgetState,
  leftCents,
  usedPercent,
} from "@kreislauf/contract/budgets";
import { Refusal } from "@kreislauf/contract/base";
import type { Context } from "../base/context.ts";
import { findSeenAgreement, quoteNetAmount, seesPrices } from "../purchasing/index.ts";
import { readBudgetSums } from "./budget-figures.ts";
import { listBudgetsOf, readBudgetNames } from "./budgets.store.ts";
import { nameBudget } from "./name-budget.ts";

/**
 * The budgets of which 80 % or more would be used if the order in the form were placed. Empty if the person may not see
 * prices or no price is agreed.
 */
export async function getBudgetOutlook(
  context: Context,
  { serviceLocationId, agreementId, costCentre, ...wish }: BudgetOutlookQuery,
): Promise<BudgetOutlook> {
  const { companyId } = context.actor;
  const agreement = await findSeenAgreement(context, agreementId);
  if (agreement?.site_id !== serviceLocationId) throw new Refusal("not_found");
  if (!(await seesPrices(context))) return { budgets: [] };
  const year = Number(wish.desiredDate.slice(0, 4));
  const charged = { siteId: serviceLocationId, costCentre: costCentre ?? null, year };
  const rows = await listBudgetsOf(context, companyId, charged);
  const cents = rows.length === 0 ? null : await quoteNetAmount(context, [{ agreementId, ...wish }]);
  if (cents === null) return { budgets: [] };
  const names = await readBudgetNames(context, companyId);
  const sumsOf = await readBudgetSums(context, companyId, year);
  const budgets = rows.map((row) => {
    const { spentCents, reservedCents } = sumsOf(row);
    const figures = { amountCents: row.amount_cents, spentCents, reservedCents: reservedCents + cents };
    return {
      name: nameBudget(row, names).name,
      isSite: row.site_id !== null,
      year,
      state: budgetState(figures),
      usedPercent: usedPercent(figures),
      leftCents: leftCents(figures),
    };
  });
  return { budgets: budgets.filter(({ state }) => state !== "fine") };
}
