import * as z from "zod/mini";
import { withReason } from "../base/index.ts";
import { land } from "./catalog.schema.ts";

/** Five digits; the server checks whether the code exists. */
export const zipCode = z.string().check(
  z.trim(),
  z.refine((text) => /^\d{5}$/.test(text), withReason("zip_code")),
);

/** An address as far as it is known; unknown parts are empty or null. */
export const addressPrediction = z.object({
  label: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  land,
  /** Degrees north; null if not known. */
  lat: z.nullable(z.number()),
  /** Degrees east; null if not known. */
  lon: z.nullable(z.number()),
});
export type AddressPrediction = z.output<typeof addressPrediction>;

export const addressPredictions = z.object({ predictions: z.array(addressPrediction) });
