import * as z from "zod/mini";
import { nullableText, id } from "../base/index.ts";
import { emailAddress, personName, phoneInput } from "./users.schema.ts";

/** A person to ask on site who cannot sign in. */
export const externalContact = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  /** The sites for which this is the contact person, as far as the requesting person sees them. */
  locationIds: z.array(id),
});
export type ExternalContact = z.output<typeof externalContact>;

/** An address, or null or empty if there is none. */
const optionalAddress = z._default(z.pipe(nullableText(254), z.nullable(emailAddress)), null);

export const contactDetails = z.strictObject({
  name: personName,
  phone: phoneInput,
  email: optionalAddress,
  locationIds: z._default(z.array(id).check(z.maxLength(10_000)), []),
});
export type ContactDetails = z.output<typeof contactDetails>;

/** The fields that a form edits. */
export const contactForm = z.omit(contactDetails, { locationIds: true });
export type ContactForm = z.output<typeof contactForm>;
