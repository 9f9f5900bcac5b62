/** Shares of a budget, in percent, of which its keepers are notified. */
export const budgetLimits = { warned: 80, usedUp: 100 } as const;

/** How far a budget is used: below 80 %, from 80 %, exactly 100 %, and more. */
export const budgetStates = ["fine", "warned", "used_up", "exceeded"] as const;
export type BudgetState = (typeof budgetStates)[number];

/** What the costs of a year are added up by. */
export const costDimensions = ["costCentre", "site", "wasteType"] as const;
export type CostDimension = (typeof costDimensions)[number];

export const maxBudgets = 2_000;
/** In cents. */
export const maxBudgetCents = 1_000_000_000_00;
export const budgetYears = { first: 2000, last: 2199 } as const;

/** The cost report as a file. */
export const costFormats = ["xlsx", "csv"] as const;

export const costLinesPageSize = 20;
