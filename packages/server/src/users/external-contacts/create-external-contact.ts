import type { ContactDetails, ExternalContact } from "@kreislauf/contract/users";
import type { UserWriteContext } from "../../base/context.ts";
import {
  type AssignContact,
  getExternalContact,
  contactColumns,
  contactAuditFacts,
  recordContactAudit,
} from "./external-contact.ts";

export async function createExternalContact(
  context: UserWriteContext,
  assign: AssignContact,
  details: ContactDetails,
): Promise<ExternalContact> {
  const { db, actor, now } = context;
  const { id } = await db
    .insertInto("external_contacts")
    .values({
      company_id: actor.companyId,
      ...(await contactColumns(context, details)),
      created_at: now.toString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await assign(context, id, details.locationIds);
  const contact = await getExternalContact(context, id);
  await recordContactAudit(context, contact, {
    action: "external_contact_created",
    after: await contactAuditFacts(context, contact),
  });
  return contact;
}
