import type { ContactForm } from "@kreislauf/contract/users";
import type { UserWriteContext } from "../../base/context.ts";
import { findContactByNameAndPhone } from "./external-contacts.store.ts";
import { createExternalContact } from "./create-external-contact.ts";
import { normalizePhone } from "../base/normalize-phone.ts";

const noSites = () => Promise.resolve();

/** The company's contact with this name and number, or a new one. No site is assigned. */
export async function findOrCreateExternalContact(
  context: UserWriteContext,
  contact: ContactForm,
): Promise<number> {
  const phone = await normalizePhone(context, contact.phone, "contactPerson.phone");
  const known = await findContactByNameAndPhone(context, contact.name, phone);
  return known?.id ?? (await createExternalContact(context, noSites, { ...contact, locationIds: [] })).id;
}
