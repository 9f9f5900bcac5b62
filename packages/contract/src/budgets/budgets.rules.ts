import { budgetLimits, type BudgetState } from "./budgets.codes.ts";

interface BudgetFigures {
  readonly amountCents: number;
  readonly spentCents: number;
  readonly reservedCents: number;
}

const usedCents = ({ spentCents, reservedCents }: BudgetFigures): number => spentCents + reservedCents;

/** What is left of a budget, in cents; negative if more is used than there is. */
export const leftCents = (budget: BudgetFigures): number => budget.amountCents - usedCents(budget);

/** The state of a budget; a limit is reached at its exact cent. */
export function budgetState(budget: BudgetFigures): BudgetState {
  const used = usedCents(budget);
  if (used > budget.amountCents) return "exceeded";
  if (used === budget.amountCents) return "used_up";
  return used * 100 >= budget.amountCents * budgetLimits.warned ? "warned" : "fine";
}

/** The highest limit that is reached, in percent; 0 if none is. */
export function reachedLimit(budget: BudgetFigures): number {
  const state = budgetState(budget);
  if (state === "fine") return 0;
  return state === "warned" ? budgetLimits.warned : budgetLimits.usedUp;
}

/**
 * How much of a budget is used, in percent with one decimal. It is rounded so that 80 or 100 % never appears before
 * that share is reached, nor 100 % if more is used.
 */
export function usedPercent(budget: BudgetFigures): number {
  const tenths = (usedCents(budget) * 1_000) / budget.amountCents;
  return (usedCents(budget) > budget.amountCents ? Math.ceil(tenths) : Math.floor(tenths)) / 10;
}
