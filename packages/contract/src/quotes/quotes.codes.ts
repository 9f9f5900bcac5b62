/** The stored statuses of a quote. A `sent` one expires after its last day. */
export const quoteStatuses = ["sent", "accepted", "declined", "withdrawn"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The states that people see: the stored statuses, and `expired`. */
export const quoteStates = [...quoteStatuses, "expired"] as const;
export type QuoteState = (typeof quoteStates)[number];

export const quoteDeclineReasons = ["price", "date", "other_provider", "no_need"] as const;
export type QuoteDeclineReason = (typeof quoteDeclineReasons)[number];

/** For how many days a quote may be valid at most, counted from today. */
export const maxQuoteDays = 180;
export const maxQuotePrices = 12;
export const maxQuoteLengths = { text: 2_000, term: 200, declineText: 1_000, fileName: 200 } as const;
export const maxQuoteFileBytes = 10_000_000;
/** Maximum size of the request: a data URI is a third longer than its file; the rest is spare for other fields. */
export const maxQuoteBodyBytes = Math.ceil((maxQuoteFileBytes * 4) / 3) + 100_000;

/** The most quotes that the dashboard shows. */
export const maxShownQuotes = 10;
