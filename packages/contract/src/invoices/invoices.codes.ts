/** In what a line of an invoice can differ from what was ordered, done and agreed. */
export const deviationKinds = ["no_order", "billed_twice", "amount", "weight", "price"] as const;
export type DeviationKind = (typeof deviationKinds)[number];

/** What comparing a line gave. */
export const lineResults = ["matches", "deviates", "waits_for_weight", "no_price", "credit"] as const;
export type LineResult = (typeof lineResults)[number];

/** Where the customer and the provider stand with a line. */
export const lineReviewStates = ["accepted", "disputed", "credited", "declined", "withdrawn"] as const;
export type LineReviewState = (typeof lineReviewStates)[number];

/** Why a line is disputed. */
export const disputeReasons = ["weight", "price", "amount", "not_ordered", "other"] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** The reason that is preselected for each deviation. */
export const reasonOfDeviation: Readonly<Record<DeviationKind, DisputeReason>> = {
  no_order: "not_ordered",
  billed_twice: "not_ordered",
  amount: "amount",
  weight: "weight",
  price: "price",
};

/** Differences of up to this many cents are rounding. */
export const roundingCents = 1;

/** Working days that the provider has to answer. */
export const disputeAnswerDays = 5;

export const maxDisputeFiles = 5;
export const maxDisputeTextLength = 1_000;
/** A data URI is a third larger than its file, each of at most 10 MB. */
export const maxDisputeBodyBytes = Math.ceil((maxDisputeFiles * 10_000_000 * 4) / 3) + 100_000;
