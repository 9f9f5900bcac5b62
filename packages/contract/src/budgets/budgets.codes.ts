/** Shares of a budget, in percent, at which the people who manage budgets are notified. */
export const budgetLimits = { warned: 80, usedUp: 100 } as const;

/** How much of a budget is used: below 80 %, from 80 %, exactly 100 %, or more. */
export const budgetStates = ["fine", "warned", "used_up", "exceeded"] as const;
export type BudgetState = (typeof budgetStates)[number];

/** What the cost report adds up the costs by. */
export const costDimensions = ["costCentre", "site", "wasteType"] as const;
export type CostDimension = (typeof costDimensions)[number];

export const maxBudgets = 2_000;
/** The largest budget, in cents. */
export const maxBudgetCents = 1_000_000_000_00;
export const budgetYears = { first: 2000, last: 2199 } as const;

/** The file formats of the cost report. */
export const costFormats = ["xlsx", "csv"] as const;

export const costLinesPageSize = 20;
