import type { ContactForm } from "@kreislauf/contract/users";
import type { UserWriteContext } from "../../base/context.ts";
import { findContactByNameAndPhone } from "./external-contacts.store.ts";
import { createExternalContact } from "./create-external-contact.ts";
import { normalizePhone } from "../base/normalize-phone.ts";

const noSites = () => Promise.resolve();

/** The id of the company's contact with this name and phone number. If there is none, creates one without sites. */
export async function findOrCreateExternalContact(
  context: UserWriteContext,
  contact: ContactForm,
): Promise<number> {
  const phone = await normalizePhone(context, contact.phone, "contactPerson.phone");
  const known = await findContactByNameAndPhone(context, contact.name, phone);
  return known?.id ?? (await createExternalContact(context, noSites, { ...contact, locationIds: [] })).id;
}
