/** The fields that say what an order is charged to in the customer's own books. */
export const referenceFields = ["customerOrderNumber", "costCentre", "project"] as const;
export type ReferenceField = (typeof referenceFields)[number];

/** Whether an order form shows a field, and whether it must be filled in. */
export const referenceModes = ["off", "optional", "required"] as const;
export type ReferenceMode = (typeof referenceModes)[number];

/** Why an order cannot be charged to the value of such a field. */
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

/** The most entries in the lists of one company. */
export const maxReferences = 2_000;
/** The highest amount of a frame order (an entry with a limit for the sum of its orders), in cents. */
export const maxFrameCents = 1_000_000_000_00;
