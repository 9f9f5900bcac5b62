import * as z from "zod/mini";
import { date, id, nullableText, requiredText } from "../base/index.ts";
import { maxFrameCents, maxReferenceLengths, referenceFields } from "./references.codes.ts";
import { listedReference, referenceDefaults } from "./references.schema.ts";

/**
 * An entry of a company's lists, identified by field and code. A missing field stays as it is; in a new entry it is
 * empty.
 */
export const referenceEntry = z.strictObject({
  field: z.enum(referenceFields),
  code: requiredText(maxReferenceLengths.code),
  name: z.optional(nullableText(maxReferenceLengths.name)),
  /** The last day for which orders can name the entry; null for no end. */
  endsOn: z.optional(z.nullable(date)),
  /** What all orders on the entry may cost together, in cents before tax; null for no limit. */
  amountCents: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(maxFrameCents)))),
  /** Whether the entry is closed: it takes no new orders. */
  closed: z.optional(z.boolean()),
});
export type ReferenceEntry = z.output<typeof referenceEntry>;

export const providerReference = z.object({
  referenceId: id,
  companyId: id,
  ...listedReference,
});
export type ProviderReference = z.output<typeof providerReference>;

/** The entries of the call as they are now, in the sequence of the call. */
export const savedReferences = z.object({
  companyId: id,
  entries: z.array(
    z.object({ ...providerReference.shape, outcome: z.enum(["created", "changed", "unchanged"]) }),
  ),
});
export type SavedReferences = z.output<typeof savedReferences>;

export const providerSiteReferences = z.object({ serviceLocationId: id, ...referenceDefaults });

export const providerReferenceLists = z.object({
  companyId: id,
  entries: z.array(z.object({ ...providerReference.shape, orderedCents: z.int() })),
  sites: z.array(providerSiteReferences),
});
export type ProviderReferenceLists = z.output<typeof providerReferenceLists>;
