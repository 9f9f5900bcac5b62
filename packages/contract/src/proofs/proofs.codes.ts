import type { ErrorCode } from "../base/index.ts";

/** A proof of one site for one waste (Entsorgungsnachweis), or a carrier's proof for many sites and their wastes. */
export const proofKinds = ["individual", "collective"] as const;
export type ProofKind = (typeof proofKinds)[number];

/** The length of a proof's number, which has capital letters and digits (NachwV Annex 1). */
export const proofNumberLength = 12;

/** The most years that a proof is valid (NachwV section 5). */
export const maxProofYears = 5;

/** A producer who has no more than this much hazardous waste in a year needs no proof (NachwV section 2). */
export const smallQuantityKg = 2_000;

/** The most of one waste type that a site may hand over in a year under collective proofs (NachwV section 9). */
export const collectiveLimitKg = 20_000;

/** From this share of its limit on, a proof or the small quantity counts as nearly used up. */
export const nearLimitShare = 0.9;

/** The numbers of days before a proof's end at which people are reminded, once each. */
export const reminderDays = [90, 30] as const;
/** A proof that ends in at most this many days counts as ending soon. */
export const endsSoonDays = reminderDays[0];

/**
 * Calendar days within which the authority confirms receipt of an application, and decides on it (NachwV sections 4 and
 * 5).
 */
export const authorityDays = { receipt: 12, decision: 30 } as const;

/** What happens if no proof covers an order; the provider sets it for each waste type. */
export const proofHandlings = ["warn", "refuse"] as const;
export type ProofHandling = (typeof proofHandlings)[number];

/**
 * The law on which the proof checks are based. The screen of proofs shows the version, which changes when the law or
 * the rules change.
 */
export const proofRuleSet = { version: "2026-01", sources: ["KrWG §§ 49, 50", "NachwV"] } as const;

/**
 * Consignment note (Begleitschein) under an individual proof, handover note (Übernahmeschein) under a collective proof.
 */
export const noteKinds = ["consignment", "handover"] as const;
export type NoteKind = (typeof noteKinds)[number];

/** The parties that sign a note, in this sequence. The disposer does not sign a handover note. */
export const noteParties = ["producer", "carrier", "disposer"] as const;
export type NoteParty = (typeof noteParties)[number];

export const maxProofTextLengths = {
  disposer: 100,
  disposerNumber: 12,
  noteNumber: 20,
  signer: 100,
} as const;

/** Why no proof covers an order of hazardous waste. */
export const proofProblems = ["missing", "ended", "used_up"] as const;
export type ProofProblem = (typeof proofProblems)[number];

export const orderProofStates = ["fits", "ends_soon", "small_quantity", ...proofProblems] as const;
export type OrderProofState = (typeof orderProofStates)[number];

/** The states of a waste type's proof at a site; those that need somebody's attention come first. */
export const proofStates = [
  "missing",
  "ended",
  "used_up",
  "ends_soon",
  "near_limit",
  "small_quantity",
  "valid",
  "upcoming",
] as const;
export type ProofState = (typeof proofStates)[number];

export const proofRefusals = [
  "proof_missing",
  "proof_ended",
  "proof_used_up",
] as const satisfies readonly ErrorCode[];
export type ProofRefusal = (typeof proofRefusals)[number];

export const refusalOfProblem: Readonly<Record<ProofProblem, ProofRefusal>> = {
  missing: "proof_missing",
  ended: "proof_ended",
  used_up: "proof_used_up",
};
