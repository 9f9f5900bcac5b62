import { type AuditSnapshot, Refusal } from "@kreislauf/contract/base";
import type { ContactDetails, EditableContact, ExternalContact } from "@kreislauf/contract/users";
import { auditActor, type AuditEntry, recordAudit } from "../../base/audit.ts";
import type { UserWriteContext, Scope } from "../../base/context.ts";
import { versionOf } from "../../base/field-versions.ts";
import { sortKey } from "../../base/database/sort-key.ts";
import { findExternalContact, lockExternalContact } from "./external-contacts.store.ts";
import { normalizePhone } from "../base/normalize-phone.ts";
import { listSiteNamesById } from "../user-sites.store.ts";

/**
 * Makes a contact the contact person of sites. The function comes from a room above this one, to which sites belong.
 */
export type AssignContact = (
  context: UserWriteContext,
  contactId: number,
  siteIds: readonly number[],
) => Promise<void>;

export async function getExternalContact(context: Scope, id: number): Promise<ExternalContact> {
  const contact = await findExternalContact(context, id);
  if (contact === undefined) throw new Refusal("not_found");
  return contact;
}

/** The fields that the form of a contact edits. */
export const editedContactFields = ({ name, phone, email, locationIds }: ExternalContact) => ({
  name,
  phone,
  email,
  locationIds,
});

/** A contact with the version that its form needs. */
export async function getEditableContact(context: Scope, id: number): Promise<EditableContact> {
  const contact = await getExternalContact(context, id);
  return { ...contact, version: versionOf(editedContactFields(contact)) };
}

export async function lockContact(context: UserWriteContext, id: number): Promise<void> {
  if ((await lockExternalContact(context, id)) === undefined) throw new Refusal("not_found");
}

export const contactColumns = async (
  context: UserWriteContext,
  { name, phone, email }: Omit<ContactDetails, "locationIds">,
) => ({
  name,
  sort_key: sortKey(name),
  phone: await normalizePhone(context, phone, "phone"),
  email,
});

export const contactAuditFacts = async (
  context: UserWriteContext,
  { name, phone, email, locationIds: siteIds }: ExternalContact,
): Promise<AuditSnapshot> => ({ name, phone, email, locations: await listSiteNamesById(context, siteIds) });

export const recordContactAudit = (
  context: UserWriteContext,
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
