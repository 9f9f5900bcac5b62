/** Fractions of commercial municipal waste (GewAbfV section 3 (1)). */
export const municipalFractions = [
  "paper",
  "glass",
  "plastics",
  "metals",
  "wood",
  "textiles",
  "biowaste",
] as const;

/** Further fractions (GewAbfV section 3 (1) number 8): only a site that has them must collect them separately. */
export const furtherFraction = "further";

/** Fractions of construction and demolition waste (GewAbfV section 8 (1)). */
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

/**
 * Waste that belongs to no fraction: mixtures of municipal or of construction waste, waste under other law, and codes
 * that the table does not have.
 */
export const restClasses = ["municipal_mixed", "construction_mixed", "outside", "unknown"] as const;
export type RestClass = (typeof restClasses)[number];
export type SeparationClass = SeparationFraction | RestClass;

/** Why a fraction is not collected separately; `other` needs an explanation. */
export const separationReasons = [
  "small_quantity",
  "not_possible",
  "not_reasonable",
  "none_arises",
  "other",
] as const;
export type SeparationReason = (typeof separationReasons)[number];

export const explanationLength = { min: 5, max: 500 } as const;

/** The state of something that a folder needs, the worst first; `complete` means that nothing of it is missing. */
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
 * What evidence a folder can need besides reasons: an expert's confirmation of the rate (section 4 (5)), statements of
 * those who take the waste (section 3 (3) number 2), photos of the containers, and photos of their marking.
 */
export const folderEvidenceSubjects = ["rate_confirmation", "statement", "containers", "marking"] as const;
export type FolderEvidenceSubject = (typeof folderEvidenceSubjects)[number];
export const evidenceSubjects = [...separationFractions, ...folderEvidenceSubjects] as const;
export type EvidenceSubject = (typeof evidenceSubjects)[number];

export const evidenceKinds = ["photo", "offer", "statement", "other"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** The most evidence files of a folder for each subject; statements are counted separately for each disposer. */
export const maxEvidenceFiles = 5;
/** Maximum size of the request: a data URI is a third longer than its file; the rest is spare for other fields. */
export const maxEvidenceBodyBytes = Math.ceil((maxEvidenceFiles * 10_000_000 * 4) / 3) + 100_000;

/** The separate collection rate that must be reached, in tenths: 9 means 90 % (GewAbfV section 4 (3)). */
export const thresholdTenths = 9;
