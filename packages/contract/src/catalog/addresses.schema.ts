import * as z from "zod/mini";
import { because } from "../base/index.ts";
import { land } from "./catalog.schema.ts";

/** Five digits; whether the code exists is for the server to say. */
export const zipCode = z.string().check(
  z.trim(),
  z.refine((text) => /^\d{5}$/.test(text), because("zip_code")),
);

/** An address, or the part of one that is known; what is not known is empty or null. */
export const prediction = z.object({
  label: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  land,
  /** Degrees north and east. */
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
});
export type Prediction = z.output<typeof prediction>;

export const predictions = z.object({ predictions: z.array(prediction) });
