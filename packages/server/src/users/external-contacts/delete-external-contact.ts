import { Refusal } from "@kreislauf/contract/base";
import type { UserWriteContext } from "../../base/context.ts";
import { listSitesOfContact } from "./external-contacts.store.ts";
import {
  getExternalContact,
  lockContact,
  contactAuditFacts,
  recordContactAudit,
} from "./external-contact.ts";

/** Deletes an external contact. Refuses this while they are a site's contact person; the refusal names these sites. */
export async function deleteExternalContact(
  context: UserWriteContext,
  id: number,
): Promise<Record<string, never>> {
  await lockContact(context, id);
  const contact = await getExternalContact(context, id);
  const sites = await listSitesOfContact(context, id);
  if (sites.length > 0) {
    throw new Refusal(
      "contact_assigned",
      sites.map((name) => ({ field: "locationIds", message: name })),
    );
  }
  await context.db.deleteFrom("external_contacts").where("id", "=", id).execute();
  await recordContactAudit(context, contact, {
    action: "external_contact_deleted",
    before: await contactAuditFacts(context, contact),
  });
  return {};
}
