import * as z from "zod/mini";
import { nullableText, id, withReason } from "../base/index.ts";
import { emailAddress, personName, phoneInput, recordVersion } from "./users.schema.ts";

/** A contact person at a site who cannot sign in. */
export const externalContact = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  /** The sites whose contact person this is, as far as the requesting person sees them. */
  locationIds: z.array(id),
});
export type ExternalContact = z.output<typeof externalContact>;

/** An external contact for the form that edits it. */
export const editableContact = z.extend(externalContact, { version: z.string() });
export type EditableContact = z.output<typeof editableContact>;

const contactFields = {
  name: personName,
  phone: phoneInput,
  /** An e-mail address; null or empty if there is none. */
  email: z.pipe(nullableText(254), z.nullable(emailAddress)),
  locationIds: z.array(id).check(z.maxLength(10_000)),
};

export const contactDetails = z.strictObject({
  ...contactFields,
  email: z._default(contactFields.email, null),
  locationIds: z._default(contactFields.locationIds, []),
});
export type ContactDetails = z.output<typeof contactDetails>;

/** The changed fields of a contact; missing ones stay as they are. */
export const contactEdit = z
  .partial(z.strictObject({ ...contactFields, version: recordVersion }))
  .check(z.refine(({ version: _, ...fields }) => Object.keys(fields).length > 0, withReason("nothing")));
export type ContactEdit = z.output<typeof contactEdit>;

/** The fields of the form for a contact. */
export const contactForm = z.omit(contactDetails, { locationIds: true });
export type ContactForm = z.output<typeof contactForm>;
