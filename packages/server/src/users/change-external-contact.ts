import type { ContactDetails, ExternalContact } from "@kreislauf/contract/users";
import { changedFacts } from "../base/audit.ts";
import type { UserWriteContext } from "../base/context.ts";
import {
  type AssignContact,
  getExternalContact,
  lockContact,
  contactColumns,
  contactAuditFacts,
  recordContactAudit,
} from "./external-contact.ts";

export async function changeExternalContact(
  context: UserWriteContext,
  assign: AssignContact,
  id: number,
  details: ContactDetails,
): Promise<ExternalContact> {
  const columns = contactColumns(context, details);
  await lockContact(context, id);
  const before = await getExternalContact(context, id);
  await context.db.updateTable("external_contacts").set(columns).where("id", "=", id).execute();
  await assign(context, id, details.locationIds);
  const after = await getExternalContact(context, id);
  const changed = changedFacts(
    await contactAuditFacts(context, before),
    await contactAuditFacts(context, after),
  );
  if (changed !== null)
    await recordContactAudit(context, before, { action: "external_contact_changed", ...changed });
  return after;
}
