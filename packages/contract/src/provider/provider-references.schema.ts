import * as z from "zod/mini";
import { referenceEntry, siteReferencesInput } from "../purchasing/index.ts";
import { customerNumber } from "./provider-companies.schema.ts";
import { eventFields } from "./provider.schema.ts";

/** Entries of one call. */
const maxSavedReferences = 500;

export const referenceEntries = z.strictObject({
  ...eventFields,
  customerNumber,
  entries: z.array(referenceEntry).check(z.minLength(1), z.maxLength(maxSavedReferences)),
});

/** What orders at a site begin with; null for nothing. */
export const siteReferencesEvent = z.strictObject({ ...eventFields, ...siteReferencesInput.shape });
