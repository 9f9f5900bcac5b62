import {
  companyPermissions,
  fieldErrorTexts,
  permission,
  Refusal,
  type AuditSnapshot,
} from "@kreislauf/contract/base";
import {
  canChangeUser,
  isSecondFactorNeeded,
  type EditableUser,
  type UserEdit,
  type UserStatus,
} from "@kreislauf/contract/users";
import { auditActor, changedFacts, recordAudit } from "../base/audit.ts";
import type { UserWriteContext } from "../base/context.ts";
import { ensureCanManage, lockManagedUser } from "./lock-managed-user.ts";
import { findGroup } from "./groups.store.ts";
import { normalizePhone } from "./base/normalize-phone.ts";
import { personSortKey } from "./person-sort-key.ts";
import { assignSites, listSiteNamesById, filterVisibleSiteIds, unassignSites } from "./user-sites.store.ts";
import { ensureUserUnchanged } from "./ensure-user-unchanged.ts";
import { getUserRecord, toEditableUser } from "./get-user-record.ts";
import { notifyNewManager } from "./second-factor-rule.ts";
import { listCompaniesOf } from "./users.store.ts";

const companyRoles: ReadonlySet<number> = new Set(companyPermissions);

/**
 * Changes the given data and permissions of a colleague. Refuses the change if somebody else has changed one of these
 * fields since `version`. Of the colleague's sites, only the active ones that the acting person sees are replaced
 * (docs/coverage.md D5.8).
 */
export async function changeUser(
  context: UserWriteContext,
  status: UserStatus,
  userId: number,
  change: UserEdit,
  version?: string,
): Promise<EditableUser> {
  const phone =
    change.phone === undefined ? undefined : await normalizePhone(context, change.phone, "userDetails.phone");
  const { before, facts } = await lockManagedUser(context, userId, status);
  if (version !== undefined)
    await ensureUserUnchanged(
      context,
      { ...toEditableUser(before), groupName: before.groupName },
      change,
      version,
    );
  const group = change.groupId ? await findGroup(context, change.groupId) : undefined;
  if (change.groupId && group === undefined) throw new Refusal("not_found");
  await ensureSitesVisible(context, change.locationIds ?? []);
  if (change.email !== undefined && change.email !== before.email) {
    const message = fieldErrorTexts[context.language].reasons.address_unchangeable;
    throw new Refusal("validation", [{ field: "userDetails.email", message }]);
  }
  const permissions = permissionsAfter(before.permissions, change);
  ensureCanManage(canChangeUser(facts, permissions), facts);
  const after = {
    firstName: change.firstName ?? before.firstName,
    lastName: change.lastName ?? before.lastName,
    phone: phone ?? before.phone,
    ebeneId: change.ebeneId === undefined ? before.ebeneId : change.ebeneId,
    groupId: change.groupId === undefined ? before.groupId : change.groupId,
    groupName: change.groupId === undefined ? before.groupName : (group?.name ?? null),
    permissions: [...permissions],
  };
  const comesToManage = !isManaging(before.permissions) && isManaging(after.permissions);
  await write(context, userId, after, comesToManage);
  if (comesToManage) await notifyNewManager(context, userId, before.companyName);
  const sites = await replaceVisibleSites(context, userId, before.siteIds, change.locationIds);
  const { companyId } = context.actor;
  // Name and phone number are the same in all of the person's companies; permissions and sites belong to this company
  // only. The logs of the other companies name no actor, because the acting person is unknown there.
  for (const { id } of await listCompaniesOf(context.db, userId)) {
    const changed =
      id === companyId
        ? changedFacts(auditFacts(before, sites.before), auditFacts(after, sites.after))
        : changedFacts(personFacts(before), personFacts(after));
    if (changed === null) continue;
    await recordAudit(context, {
      companyId: id,
      actorId: id === companyId ? auditActor(context.actor) : null,
      action: "user_changed",
      subject: `${before.firstName} ${before.lastName}`,
      subjectId: userId,
      ...changed,
    });
  }
  return await getUserRecord(context, userId);
}

async function ensureSitesVisible(context: UserWriteContext, ids: readonly number[]): Promise<void> {
  const wanted = new Set(ids);
  if ((await filterVisibleSiteIds(context, [...wanted])).size !== wanted.size) throw new Refusal("not_found");
}

/**
 * Everybody is a default user. User roles and company-level roles are sent separately; if one of the two is missing,
 * the current ones stay.
 */
function permissionsAfter(present: readonly number[], change: UserEdit): ReadonlySet<number> {
  const kept = (isCompanyRole: boolean) =>
    present.filter((right) => companyRoles.has(right) === isCompanyRole);
  return new Set<number>([
    permission.defaultUser,
    ...(change.permissions ?? kept(false)),
    ...(change.companyEbeneRoles ?? kept(true)),
  ]);
}

interface ChangedUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly ebeneId: number | null;
  readonly groupId: number | null;
  readonly groupName: string | null;
  readonly permissions: readonly number[];
}

const isManaging = (permissions: readonly number[]) => isSecondFactorNeeded("managers", permissions);

async function write(
  { db, actor, now }: UserWriteContext,
  userId: number,
  after: ChangedUser,
  comesToManage: boolean,
): Promise<void> {
  await db
    .updateTable("users")
    .set({
      first_name: after.firstName,
      last_name: after.lastName,
      sort_key: personSortKey(after),
      phone: after.phone,
    })
    .where("id", "=", userId)
    .execute();
  await db
    .updateTable("memberships")
    .set({
      permissions: [...after.permissions],
      level_id: after.ebeneId,
      group_id: after.groupId,
      ...(comesToManage && { managing_since: now.toString() }),
    })
    .where("user_id", "=", userId)
    .where("company_id", "=", actor.companyId)
    .execute();
}

/**
 * Replaces those of a person's sites that the acting person sees (`present`) by `wanted`; undefined changes nothing.
 * Returns the names of the removed sites (`before`) and of the added ones (`after`).
 */
async function replaceVisibleSites(
  context: UserWriteContext,
  userId: number,
  present: readonly number[],
  wanted: readonly number[] | undefined,
): Promise<{ readonly before: readonly string[]; readonly after: readonly string[] }> {
  if (wanted === undefined) return { before: [], after: [] };
  const taken = present.filter((id) => !wanted.includes(id));
  const given = wanted.filter((id) => !present.includes(id));
  await unassignSites(context, userId, taken);
  // `given` may contain an inactive site that the person has already; `added` does not contain it.
  const added = await assignSites(context, userId, given);
  return { before: await listSiteNamesById(context, taken), after: await listSiteNamesById(context, added) };
}

const personFacts = ({ firstName, lastName, phone }: ChangedUser): AuditSnapshot => ({
  firstName,
  lastName,
  phone,
});

const auditFacts = (person: ChangedUser, sites: readonly string[]): AuditSnapshot => ({
  ...personFacts(person),
  level: person.ebeneId,
  group: person.groupName,
  permissions: person.permissions.toSorted((a, b) => a - b),
  locations: sites,
});
