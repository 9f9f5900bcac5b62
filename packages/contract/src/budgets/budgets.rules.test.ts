import { expect, test } from "vitest";
import { budgetState, leftCents, reachedLimit, usedPercent } from "./budgets.rules.ts";

const of = (spentCents: number, reservedCents: number, amountCents = 500_000) => ({
  amountCents,
  spentCents,
  reservedCents,
});

test.each([
  // One cent below 80 %, exactly 80 %, and one cent above.
  [of(399_999, 0), "fine", 0, 79.9, 100_001],
  [of(300_000, 99_999), "fine", 0, 79.9, 100_001],
  [of(300_000, 100_000), "warned", 80, 80, 100_000],
  [of(300_000, 100_001), "warned", 80, 80, 99_999],
  // One cent below 100 %, exactly 100 %, and one cent above.
  [of(400_000, 99_999), "warned", 80, 99.9, 1],
  [of(400_000, 100_000), "used_up", 100, 100, 0],
  [of(400_000, 100_001), "exceeded", 100, 100.1, -1],
  [of(424_000, 115_000), "exceeded", 100, 107.8, -39_000],
  // Credit notes can leave more than the whole budget.
  [of(-10_000, 0), "fine", 0, -2, 510_000],
  // Budgets whose 80 % is not a whole number of cents.
  [of(0, 2, 3), "fine", 0, 66.6, 1],
  [of(0, 5, 6), "warned", 80, 83.3, 1],
  [of(0, 1, 1), "used_up", 100, 100, 0],
] as const)("%j is %s", (budget, state, limit, percent, left) => {
  expect(budgetState(budget)).toBe(state);
  expect(reachedLimit(budget)).toBe(limit);
  expect(usedPercent(budget)).toBe(percent);
  expect(leftCents(budget)).toBe(left);
});
