import { budgetLimits, type BudgetState } from "./budgets.codes.ts";

interface BudgetFigures {
  readonly amountCents: number;
  readonly spentCents: number;
  readonly reservedCents: number;
}

const usedCents = ({ spentCents, reservedCents }: BudgetFigures): number => spentCents + reservedCents;

/** Negative once more is used than there is. */
export const leftCents = (budget: BudgetFigures): number => budget.amountCents - usedCents(budget);

/** A limit counts as reached at its exact cent. */
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
 * What is used in percent, with one decimal. Rounded away from the limits, so that it never says 80 or 100 % where that
 * is not reached, nor 100 % where it is exceeded.
 */
export function usedPercent(budget: BudgetFigures): number {
  const tenths = (usedCents(budget) * 1_000) / budget.amountCents;
  return (usedCents(budget) > budget.amountCents ? Math.ceil(tenths) : Math.floor(tenths)) / 10;
}
