import * as z from "zod/mini";
import { nullableText, id, withReason } from "../base/index.ts";
import { emailAddress, personName, phoneInput, recordVersion } from "./users.schema.ts";

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

/** An external contact as the form shows it. */
export const editableContact = z.extend(externalContact, { version: z.string() });
export type EditableContact = z.output<typeof editableContact>;

const contactFields = {
  name: personName,
  phone: phoneInput,
  /** An address, or null or empty if there is none. */
  email: z.pipe(nullableText(254), z.nullable(emailAddress)),
  locationIds: z.array(id).check(z.maxLength(10_000)),
};

export const contactDetails = z.strictObject({
  ...contactFields,
  email: z._default(contactFields.email, null),
  locationIds: z._default(contactFields.locationIds, []),
});
export type ContactDetails = z.output<typeof contactDetails>;

/** Missing fields stay as they are. */
export const contactEdit = z
  .partial(z.strictObject({ ...contactFields, version: recordVersion }))
  .check(z.refine(({ version: _, ...fields }) => Object.keys(fields).length > 0, withReason("nothing")));
export type ContactEdit = z.output<typeof contactEdit>;

/** The fields that a form edits. */
export const contactForm = z.omit(contactDetails, { locationIds: true });
export type ContactForm = z.output<typeof contactForm>;
