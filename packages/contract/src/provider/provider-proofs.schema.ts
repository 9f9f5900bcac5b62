import * as z from "zod/mini";
import { date, id, instant, kilograms, requiredText, withReason } from "../base/index.ts";
import {
  lastPossibleDay,
  maxProofTextLengths,
  noteKinds,
  orderNote,
  proofHandling,
  proofKinds,
  proofNumber,
} from "../proofs/index.ts";
import { eventFields } from "./provider.schema.ts";

const longest = maxProofTextLengths;

/** A disposal proof of a site for a waste type; one with the same number is overwritten. */
export const proofEntry = z
  .strictObject({
    ...eventFields,
    serviceLocationId: id,
    wasteTypeId: id,
    number: proofNumber,
    kind: z.enum(proofKinds),
    validFrom: date,
    validUntil: date,
    /** Granted kilograms. Null for a collective proof, for which a yearly limit per site counts instead. */
    grantedKg: z._default(z.nullable(kilograms), null),
    disposerName: requiredText(longest.disposer),
    disposerNumber: requiredText(longest.disposerNumber),
  })
  .check(
    z.refine(({ validFrom, validUntil }) => validFrom <= validUntil, {
      path: ["validUntil"],
      ...withReason("date_range"),
    }),
    z.refine(
      // This check also runs if `validFrom` is no date; that error is reported at its own field.
      ({ validFrom, validUntil }) =>
        !z.safeParse(date, validFrom).success || validUntil <= lastPossibleDay(validFrom),
      { path: ["validUntil"] },
    ),
    z.refine(({ kind, grantedKg }) => kind === "collective" || grantedKg !== null, { path: ["grantedKg"] }),
  );
export type ProofEntry = z.output<typeof proofEntry>;

export const providerProof = z.object({
  proofId: id,
  companyId: id,
  serviceLocationId: id,
  wasteTypeId: id,
  number: z.string(),
  kind: z.enum(proofKinds),
  validFrom: date,
  validUntil: date,
  grantedKg: z.nullable(z.number()),
  disposerName: z.string(),
  disposerNumber: z.string(),
});
export type ProviderProof = z.output<typeof providerProof>;

/** What happens if no proof covers an order of the waste type. */
export const handlingEntry = z.strictObject({ ...eventFields, wasteTypeId: id, handling: proofHandling });
export const savedHandling = z.object({ wasteTypeId: id, handling: proofHandling });

const signed = z._default(
  z.nullable(z.strictObject({ name: requiredText(longest.signer), signedAt: instant })),
  null,
);

/** The transport note of an order with everything known of it. A party that is left out has not signed. */
export const noteEntry = z.strictObject({
  ...eventFields,
  kind: z.enum(noteKinds),
  number: requiredText(longest.noteNumber),
  /** The number of the proof; by default the one that was found when the order was placed. */
  proofNumber: z.optional(proofNumber),
  producer: signed,
  carrier: signed,
  disposer: signed,
});
export type NoteEntry = z.output<typeof noteEntry>;

export const providerNote = orderNote;
