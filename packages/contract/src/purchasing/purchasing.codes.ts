/** What a price is for: the trip, each tonne, each container or piece, each month that a container stands there. */
export const priceUnits = ["haul", "piece", "tonne", "month"] as const;

/** How many weighed executions an estimated weight is the median of, and how many it needs. */
export const estimatedFrom = { most: 5, least: 3 } as const;

/** Who of a company is shown prices: everybody who may order, or only who may see its documents or keeps budgets. */
export const priceReaders = ["orderers", "documents"] as const;
export type PriceReaders = (typeof priceReaders)[number];

/** Prices of a list. */
export const maxPrices = 50;
/** In cents, to either side: a negative price is paid for the material. */
export const maxPriceCents = 100_000_000;

export const maxPurchasingTextLengths = { version: 60, terms: 200 } as const;
