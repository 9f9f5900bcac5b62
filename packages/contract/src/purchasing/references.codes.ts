/** What an order is charged to in the customer's own books. */
export const referenceFields = ["customerOrderNumber", "costCentre", "project"] as const;
export type ReferenceField = (typeof referenceFields)[number];

/** Whether an order form has a field, and whether it must be filled in. */
export const referenceModes = ["off", "optional", "required"] as const;
export type ReferenceMode = (typeof referenceModes)[number];

/** Why a value is refused. */
export const referenceProblems = [
  "missing",
  "off",
  "pattern",
  "unlisted",
  "closed",
  "ended",
  "exhausted",
] as const;
export type ReferenceProblem = (typeof referenceProblems)[number];

export const maxReferenceLengths = { code: 40, name: 80, pattern: 60 } as const;

/** Entries of one company, and what a frame order may be worth, in cents. */
export const maxReferences = 2_000;
export const maxFrameCents = 1_000_000_000_00;
