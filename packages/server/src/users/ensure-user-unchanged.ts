import { type AuditField, type AuditValue, Refusal } from "@kreislauf/contract/base";
import { type EditableUser, formatAuditValue, type UserEdit } from "@kreislauf/contract/users";
import type { UserWriteContext } from "../base/context.ts";
import { fieldsChangedSince, versionOf } from "../base/field-versions.ts";
import { listSiteNamesById } from "./user-sites.store.ts";

type ShownUser = Omit<EditableUser, "version">;

/** The fields that the form of a user edits. */
const editedFields = (user: ShownUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  ebeneId: user.ebeneId,
  groupId: user.groupId,
  permissions: user.permissions,
  companyEbeneRoles: user.companyEbeneRoles,
  locationIds: user.locationIds,
});

export const userVersion = (user: ShownUser): string => versionOf(editedFields(user));

/**
 * Refuses a change of fields that somebody else has changed since `version`. The refusal's details contain the current
 * values of these fields.
 */
export async function ensureUserUnchanged(
  context: UserWriteContext,
  user: ShownUser & { readonly groupName: string | null },
  change: UserEdit,
  version: string,
): Promise<void> {
  const stale = fieldsChangedSince(version, editedFields(user)).filter(
    (field) => change[field] !== undefined,
  );
  if (stale.length === 0) return;
  const present: Readonly<Record<(typeof stale)[number], readonly [AuditField, AuditValue]>> = {
    firstName: ["firstName", user.firstName],
    lastName: ["lastName", user.lastName],
    phone: ["phone", user.phone],
    ebeneId: ["level", user.ebeneId],
    groupId: ["group", user.groupName],
    permissions: ["permissions", user.permissions],
    companyEbeneRoles: ["permissions", user.companyEbeneRoles],
    locationIds: ["locations", await listSiteNamesById(context, user.locationIds)],
  };
  throw new Refusal(
    "person_changed",
    stale.map((field) => ({
      field: `userDetails.${field}`,
      message: formatAuditValue(...present[field], context.language) || "–",
    })),
  );
}
