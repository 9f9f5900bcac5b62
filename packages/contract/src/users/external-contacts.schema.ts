import * as z from "zod/mini";
import { id } from "../base/index.ts";

/** Somebody to ask on site who cannot sign in. */
export const externalContact = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  /** The sites whose contact person this is, as far as the person asking sees them. */
  locationIds: z.array(id),
});
