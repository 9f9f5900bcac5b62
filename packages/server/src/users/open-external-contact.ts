import type { ContactForm } from "@kreislauf/contract/users";
import type { PersonsWork } from "../base/context.ts";
import { createExternalContact } from "./external-contact-verbs.ts";
import { phoneOf } from "./phone.ts";

const noSites = () => Promise.resolve();

/** The contact of this name and number that the company has, or a new one. No site is assigned. */
export async function openExternalContact(context: PersonsWork, contact: ContactForm): Promise<number> {
  const { db, actor } = context;
  const known = await db
    .selectFrom("external_contacts")
    .select("id")
    .where("company_id", "=", actor.companyId)
    .where("name", "=", contact.name)
    .where("phone", "=", phoneOf(context, contact.phone, "contactPerson.phone"))
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return known?.id ?? (await createExternalContact(context, noSites, { ...contact, locationIds: [] })).id;
}
