/**
 * What a price is charged for: each trip, each container or piece, each tonne, each month that a container stands
 * there.
 */
export const priceUnits = ["haul", "piece", "tonne", "month"] as const;

/** An estimated weight is the median of at most `most` weighed executions, and needs at least `least`. */
export const estimatedFrom = { most: 5, least: 3 } as const;

/**
 * Who in a company is shown prices: everybody who may order, or only people who may see its documents or manage
 * budgets.
 */
export const priceReaders = ["orderers", "documents"] as const;
export type PriceReaders = (typeof priceReaders)[number];

/** The most prices of one list. */
export const maxPrices = 50;
/** The largest price in cents, positive or negative: a negative one is paid to the customer for the material. */
export const maxPriceCents = 100_000_000;

export const maxPurchasingTextLengths = { version: 60, terms: 200 } as const;
