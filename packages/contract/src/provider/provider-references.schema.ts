import * as z from "zod/mini";
import { referenceEntry, siteReferencesInput } from "../purchasing/index.ts";
import { customerNumber } from "./provider-companies.schema.ts";
import { eventFields } from "./provider.schema.ts";

/** The most entries that one call saves. */
const maxSavedReferences = 500;

export const referenceEntries = z.strictObject({
  ...eventFields,
  customerNumber,
  entries: z.array(referenceEntry).check(z.minLength(1), z.maxLength(maxSavedReferences)),
});

/** Default cost centre, project and PO number of the orders at a site; null for no default. */
export const siteReferencesEvent = z.strictObject({ ...eventFields, ...siteReferencesInput.shape });
