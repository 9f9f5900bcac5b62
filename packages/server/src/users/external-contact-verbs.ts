import type { AuditFacts } from "@kreislauf/contract/base";
import { Refusal } from "@kreislauf/contract/base";
import type { ContactDetails, ExternalContact } from "@kreislauf/contract/users";
import { auditActor, type AuditEntry, changedFacts, recordAudit } from "../base/audit.ts";
import type { Context, PersonsWork } from "../base/context.ts";
import { sortKey } from "../base/sort-key.ts";
import { findExternalContact, listSitesOfContact, lockExternalContact } from "./external-contacts.store.ts";
import { phoneOf } from "./phone.ts";
import { namesOfSites } from "./user-sites.store.ts";

/** Makes a contact the contact person of sites; the sites belong to a room above this one. */
export type AssignContact = (
  context: PersonsWork,
  contactId: number,
  locationIds: readonly number[],
) => Promise<void>;

export async function createExternalContact(
  context: PersonsWork,
  assign: AssignContact,
  details: ContactDetails,
): Promise<ExternalContact> {
  const { db, actor, now } = context;
  const { id } = await db
    .insertInto("external_contacts")
    .values({ company_id: actor.companyId, ...columnsOf(context, details), created_at: now.toString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await assign(context, id, details.locationIds);
  const contact = await getExternalContact(context, id);
  await record(context, contact, {
    action: "external_contact_created",
    after: await factsOf(context, contact),
  });
  return contact;
}

export async function changeExternalContact(
  context: PersonsWork,
  assign: AssignContact,
  id: number,
  details: ContactDetails,
): Promise<ExternalContact> {
  const columns = columnsOf(context, details);
  await lock(context, id);
  const before = await getExternalContact(context, id);
  await context.db.updateTable("external_contacts").set(columns).where("id", "=", id).execute();
  await assign(context, id, details.locationIds);
  const after = await getExternalContact(context, id);
  const changed = changedFacts(await factsOf(context, before), await factsOf(context, after));
  if (changed !== null) await record(context, before, { action: "external_contact_changed", ...changed });
  return after;
}

/** A contact who is still a site's contact person stays; the refusal names the sites. */
export async function deleteExternalContact(
  context: PersonsWork,
  id: number,
): Promise<Record<string, never>> {
  await lock(context, id);
  const contact = await getExternalContact(context, id);
  const sites = await listSitesOfContact(context, id);
  if (sites.length > 0) {
    throw new Refusal(
      "contact_assigned",
      sites.map((name) => ({ field: "locationIds", message: name })),
    );
  }
  await context.db.deleteFrom("external_contacts").where("id", "=", id).execute();
  await record(context, contact, {
    action: "external_contact_deleted",
    before: await factsOf(context, contact),
  });
  return {};
}

export async function getExternalContact(
  context: Pick<Context, "db" | "actor">,
  id: number,
): Promise<ExternalContact> {
  const contact = await findExternalContact(context, id);
  if (contact === undefined) throw new Refusal("not_found");
  return contact;
}

async function lock(context: PersonsWork, id: number): Promise<void> {
  if ((await lockExternalContact(context, id)) === undefined) throw new Refusal("not_found");
}

const columnsOf = (context: PersonsWork, { name, phone, email }: ContactDetails) => ({
  name,
  sort_key: sortKey(name),
  phone: phoneOf(context, phone, "phone"),
  email,
});

const factsOf = async (
  context: PersonsWork,
  { name, phone, email, locationIds }: ExternalContact,
): Promise<AuditFacts> => ({ name, phone, email, locations: await namesOfSites(context, locationIds) });

const record = (
  context: PersonsWork,
  contact: ExternalContact,
  entry: Pick<AuditEntry, "action" | "before" | "after">,
) =>
  recordAudit(context, {
    companyId: context.actor.companyId,
    actorId: auditActor(context.actor),
    subject: contact.name,
    subjectId: contact.id,
    ...entry,
  });
