/** How a line of an invoice can differ from what was ordered, carried out and agreed. */
export const deviationKinds = ["no_order", "billed_twice", "amount", "weight", "price"] as const;
export type DeviationKind = (typeof deviationKinds)[number];

/**
 * The results of comparing a line. `no_price`: nothing differs, but no price is agreed; `credit`: the line lowers the
 * invoice and is not compared.
 */
export const lineResults = ["matches", "deviates", "waits_for_weight", "no_price", "credit"] as const;
export type LineResult = (typeof lineResults)[number];

/**
 * The states of a line: accepted, disputed or no longer disputed by the customer, credited or declined by the provider.
 */
export const lineReviewStates = ["accepted", "disputed", "credited", "declined", "withdrawn"] as const;
export type LineReviewState = (typeof lineReviewStates)[number];

/** Why the customer disputes a line. */
export const disputeReasons = ["weight", "price", "amount", "not_ordered", "other"] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** For each deviation, the dispute reason that is preselected. */
export const reasonOfDeviation: Readonly<Record<DeviationKind, DisputeReason>> = {
  no_order: "not_ordered",
  billed_twice: "not_ordered",
  amount: "amount",
  weight: "weight",
  price: "price",
};

/** A difference of at most this many cents is rounding. */
export const roundingCents = 1;

/** Within how many working days the provider must answer a dispute. */
export const disputeAnswerDays = 5;

export const maxDisputeFiles = 5;
export const maxDisputeTextLength = 1_000;
/** Maximum size of the request: a data URI is a third longer than its file of at most 10 MB; the rest is spare. */
export const maxDisputeBodyBytes = Math.ceil((maxDisputeFiles * 10_000_000 * 4) / 3) + 100_000;
