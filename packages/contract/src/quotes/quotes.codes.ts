/** What became of a quote; one that is sent expires after its last day. */
export const quoteStatuses = ["sent", "accepted", "declined", "withdrawn"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const quoteStates = [...quoteStatuses, "expired"] as const;
export type QuoteState = (typeof quoteStates)[number];

export const quoteDeclineReasons = ["price", "date", "other_provider", "no_need"] as const;
export type QuoteDeclineReason = (typeof quoteDeclineReasons)[number];

/** How many days a quote may be valid, from tomorrow on. */
export const maxQuoteDays = 180;
export const maxQuotePrices = 12;
export const maxQuoteLengths = { text: 2_000, term: 200, declineText: 1_000, fileName: 200 } as const;
export const maxQuoteFileBytes = 10_000_000;
/** A data URI is a third larger than its file. */
export const maxQuoteBodyBytes = Math.ceil((maxQuoteFileBytes * 4) / 3) + 100_000;

/** Quotes that the dashboard shows. */
export const maxShownQuotes = 10;
