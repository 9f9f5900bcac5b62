import { Refusal } from "@kreislauf/contract/base";
import { type ContactEdit, type EditableContact, formatAuditValue } from "@kreislauf/contract/users";
import { changedFacts } from "../../base/audit.ts";
import type { UserWriteContext } from "../../base/context.ts";
import { fieldsChangedSince } from "../../base/field-versions.ts";
import {
  type AssignContact,
  contactAuditFacts,
  contactColumns,
  editedContactFields,
  getEditableContact,
  getExternalContact,
  lockContact,
  recordContactAudit,
} from "./external-contact.ts";

/**
 * Changes the given fields of an external contact. Refuses the change if somebody else has changed one of them since
 * `version`.
 */
export async function changeExternalContact(
  context: UserWriteContext,
  assign: AssignContact,
  id: number,
  { version, locationIds: siteIds, ...change }: ContactEdit,
): Promise<EditableContact> {
  await lockContact(context, id);
  const before = await getExternalContact(context, id);
  const facts = await contactAuditFacts(context, before);
  const touched = { ...change, locationIds: siteIds };
  const stale = fieldsChangedSince(version ?? "", editedContactFields(before)).filter(
    (field) => version !== undefined && touched[field] !== undefined,
  );
  if (stale.length > 0) {
    const presentOf = (field: (typeof stale)[number]) => {
      const fact = field === "locationIds" ? "locations" : field;
      return formatAuditValue(fact, facts[fact], context.language) || "–";
    };
    throw new Refusal(
      "person_changed",
      stale.map((field) => ({ field, message: presentOf(field) })),
    );
  }
  const columns = await contactColumns(context, {
    name: change.name ?? before.name,
    phone: change.phone ?? before.phone,
    email: change.email === undefined ? before.email : change.email,
  });
  await context.db.updateTable("external_contacts").set(columns).where("id", "=", id).execute();
  if (siteIds !== undefined) await assign(context, id, siteIds);
  const after = await getEditableContact(context, id);
  const changed = changedFacts(facts, await contactAuditFacts(context, after));
  if (changed !== null)
    await recordContactAudit(context, before, { action: "external_contact_changed", ...changed });
  return after;
}
