import type { ErrorCode } from "../base/index.ts";

/** A proof of one producer's site for one waste (Entsorgungsnachweis), or that of a carrier for many of them. */
export const proofKinds = ["individual", "collective"] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Characters of a proof's number: letters in capitals and digits (NachwV Annex 1). */
export const proofNumberLength = 12;

/** A proof is valid for at most this long (NachwV section 5). */
export const maxProofYears = 5;

/** Up to so much hazardous waste a year a producer needs no proof (NachwV section 2). */
export const smallQuantityKg = 2_000;

/** So much of one waste type a site may hand over in a year under collective proofs (NachwV section 9). */
export const collectiveLimitKg = 20_000;

/** From this share of a limit on it is nearly reached. */
export const nearLimitShare = 0.9;

/** So many days before its end a proof ends soon; people are reminded once at each. */
export const reminderDays = [90, 30] as const;
export const endsSoonDays = reminderDays[0];

/** Calendar days in which the authority confirms receipt, and decides (NachwV sections 4 and 5). */
export const authorityDays = { receipt: 12, decision: 30 } as const;

/** What ordering does where no proof covers the order: the provider decides for each waste type. */
export const proofHandlings = ["warn", "refuse"] as const;
export type ProofHandling = (typeof proofHandlings)[number];

/** What the checks and papers are based on. A change of the law or of the rules is a new version. */
export const proofRuleSet = { version: "2026-01", sources: ["KrWG §§ 49, 50", "NachwV"] } as const;

/** Consignment note (Begleitschein) under a proof of its own, handover note (Übernahmeschein) under a collective one. */
export const noteKinds = ["consignment", "handover"] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Who signs a note, in this order. A handover note has no signature of the disposer. */
export const noteParties = ["producer", "carrier", "disposer"] as const;
export type NoteParty = (typeof noteParties)[number];

export const maxProofTextLengths = {
  disposer: 100,
  disposerNumber: 12,
  noteNumber: 20,
  signer: 100,
} as const;

/** What keeps an order of hazardous waste from being covered. */
export const proofProblems = ["missing", "ended", "used_up"] as const;
export type ProofProblem = (typeof proofProblems)[number];

export const orderProofStates = ["fits", "ends_soon", "small_quantity", ...proofProblems] as const;
export type OrderProofState = (typeof orderProofStates)[number];

/** How it stands with the proof of a waste type at a site, what needs a person first. */
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
