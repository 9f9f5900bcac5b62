import * as z from "zod/mini";
import { clearableText, id } from "../base/index.ts";
import { emailAddress, personName, typedPhone } from "./users.schema.ts";

/** Somebody to ask on site who cannot sign in. */
export const externalContact = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  /** The sites whose contact person this is, as far as the person asking sees them. */
  locationIds: z.array(id),
});
export type ExternalContact = z.output<typeof externalContact>;

/** An address, or null or nothing where there is none. */
const optionalAddress = z._default(z.pipe(clearableText(254), z.nullable(emailAddress)), null);

export const contactDetails = z.strictObject({
  name: personName,
  phone: typedPhone,
  email: optionalAddress,
  locationIds: z._default(z.array(id).check(z.maxLength(10_000)), []),
});
export type ContactDetails = z.output<typeof contactDetails>;

/** The typed part of it, for the form. */
export const contactForm = z.omit(contactDetails, { locationIds: true });
export type ContactForm = z.output<typeof contactForm>;
