/** GewAbfV section 3 (1), commercial municipal waste. */
export const municipalFractions = [
  "paper",
  "glass",
  "plastics",
  "metals",
  "wood",
  "textiles",
  "biowaste",
] as const;

/** GewAbfV section 3 (1) number 8: further fractions, which only a site that has them collects apart. */
export const furtherFraction = "further";

/** GewAbfV section 8 (1), construction and demolition waste. */
export const constructionFractions = [
  "construction_glass",
  "construction_plastics",
  "construction_metals",
  "construction_wood",
  "insulation",
  "bitumen",
  "gypsum",
  "concrete",
  "bricks",
  "tiles",
] as const;

export const separationFractions = [
  ...municipalFractions,
  furtherFraction,
  ...constructionFractions,
] as const;
export type SeparationFraction = (typeof separationFractions)[number];

/** What is left over: a mixture of one of both kinds, waste under other law, or waste that the table does not know. */
export const restClasses = ["municipal_mixed", "construction_mixed", "outside", "unknown"] as const;
export type RestClass = (typeof restClasses)[number];
export type SeparationClass = SeparationFraction | RestClass;

/** Why a fraction is not collected apart; `other` only with words. */
export const separationReasons = [
  "small_quantity",
  "not_possible",
  "not_reasonable",
  "none_arises",
  "other",
] as const;
export type SeparationReason = (typeof separationReasons)[number];

export const explanationLength = { min: 5, max: 500 } as const;

/** The worst first. */
export const gapLevels = ["missing", "incomplete", "complete"] as const;
export type GapLevel = (typeof gapLevels)[number];

export const gapKinds = [
  "rate_confirmation",
  "reason",
  "evidence",
  "site_plan",
  "class",
  "weights",
  "estimates",
  "receipts",
  "disposers",
  "statements",
  "marking",
] as const;
export type GapKind = (typeof gapKinds)[number];

/**
 * What a folder needs besides reasons: the expert's confirmation of the rate (section 4 (5)), statements of those who
 * take the waste (section 3 (3) number 2), photos of the containers, and of their marking.
 */
export const folderEvidenceSubjects = ["rate_confirmation", "statement", "containers", "marking"] as const;
export type FolderEvidenceSubject = (typeof folderEvidenceSubjects)[number];
export const evidenceSubjects = [...separationFractions, ...folderEvidenceSubjects] as const;
export type EvidenceSubject = (typeof evidenceSubjects)[number];

export const evidenceKinds = ["photo", "offer", "statement", "other"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** Per fraction, or per disposer; photos of containers share the same limit. */
export const maxEvidenceFiles = 5;
/** A data URI is a third larger than its file. */
export const maxEvidenceBodyBytes = Math.ceil((maxEvidenceFiles * 10_000_000 * 4) / 3) + 100_000;

/** Tenths of the whole from which on the rate of separate collection is met (GewAbfV section 4 (3)). */
export const thresholdTenths = 9;
