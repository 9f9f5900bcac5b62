import type { AuditFacts } from "@kreislauf/contract/base";
import { companyPermissions, fieldTexts, permission, Refusal } from "@kreislauf/contract/base";
import { canChangeUser, type UserChange, type UserRecord } from "@kreislauf/contract/users";
import { changedFacts, recordAudit } from "../base/audit.ts";
import type { PersonsWork } from "../base/context.ts";
import { ensureManaged, lockManagedUser } from "./managed-user.ts";
import { findGroup } from "./groups.store.ts";
import type { UserStatus } from "./people.store.ts";
import { phoneOf } from "./phone.ts";
import { personSortKey } from "./person-sort-key.ts";
import { assignSites, namesOfSites, seenAmong, takeSites } from "./user-sites.store.ts";
import { getUserRecord } from "./user-record.ts";

const companyRoles: ReadonlySet<number> = new Set(companyPermissions);

/**
 * Changes what a colleague is and may do. Only those of their sites that the acting person sees are replaced
 * (decisions.md section 5).
 */
export async function changeUser(
  context: PersonsWork,
  status: UserStatus,
  userId: number,
  change: UserChange,
): Promise<UserRecord> {
  const phone = change.phone === undefined ? undefined : phoneOf(context, change.phone);
  const { before, facts } = await lockManagedUser(context, userId, status);
  const group = change.groupId ? await findGroup(context, change.groupId) : undefined;
  if (change.groupId && group === undefined) throw new Refusal("not_found");
  await ensureSeen(context, change.locationIds ?? []);
  if (change.email !== undefined && change.email !== before.email) {
    const message = fieldTexts[context.language].reasons.address_unchangeable;
    throw new Refusal("validation", [{ field: "userDetails.email", message }]);
  }
  const permissions = permissionsAfter(before.permissions, change);
  ensureManaged(canChangeUser(facts, permissions), facts);
  const after = {
    firstName: change.firstName ?? before.firstName,
    lastName: change.lastName ?? before.lastName,
    phone: phone ?? before.phone,
    ebeneId: change.ebeneId === undefined ? before.ebeneId : change.ebeneId,
    groupId: change.groupId === undefined ? before.groupId : change.groupId,
    groupName: change.groupId === undefined ? before.groupName : (group?.name ?? null),
    permissions: [...permissions],
  };
  await write(context, userId, after);
  const sites = await replaceSeenSites(context, userId, before.locationIds, change.locationIds);
  const changed = changedFacts(auditFacts(before, sites.before), auditFacts(after, sites.after));
  if (changed !== null) {
    await recordAudit(context, {
      companyId: context.actor.companyId,
      actorId: context.actor.userId,
      action: "user_changed",
      subject: `${before.firstName} ${before.lastName}`,
      subjectId: userId,
      ...changed,
    });
  }
  return await getUserRecord(context, userId);
}

async function ensureSeen(context: PersonsWork, ids: readonly number[]): Promise<void> {
  const wanted = new Set(ids);
  if ((await seenAmong(context, [...wanted])).size !== wanted.size) throw new Refusal("not_found");
}

/** Everybody is a default user; user roles and company-level roles arrive apart, and either may be left out. */
function permissionsAfter(present: readonly number[], change: UserChange): ReadonlySet<number> {
  const kept = (isCompanyRole: boolean) =>
    present.filter((right) => companyRoles.has(right) === isCompanyRole);
  return new Set<number>([
    permission.defaultUser,
    ...(change.permissions ?? kept(false)),
    ...(change.companyEbeneRoles ?? kept(true)),
  ]);
}

interface Described {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly ebeneId: number | null;
  readonly groupId: number | null;
  readonly groupName: string | null;
  readonly permissions: readonly number[];
}

async function write({ db, actor }: PersonsWork, userId: number, after: Described): Promise<void> {
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
    .set({ permissions: [...after.permissions], level_id: after.ebeneId, group_id: after.groupId })
    .where("user_id", "=", userId)
    .where("company_id", "=", actor.companyId)
    .execute();
}

/** Returns the names of the sites that were taken and given. */
async function replaceSeenSites(
  context: PersonsWork,
  userId: number,
  present: readonly number[],
  wanted: readonly number[] | undefined,
): Promise<{ readonly before: readonly string[]; readonly after: readonly string[] }> {
  if (wanted === undefined) return { before: [], after: [] };
  const taken = present.filter((id) => !wanted.includes(id));
  const given = wanted.filter((id) => !present.includes(id));
  await takeSites(context, userId, taken);
  await assignSites(context, userId, given);
  return { before: await namesOfSites(context, taken), after: await namesOfSites(context, given) };
}

const auditFacts = (person: Described, locations: readonly string[]): AuditFacts => ({
  firstName: person.firstName,
  lastName: person.lastName,
  phone: person.phone,
  level: person.ebeneId,
  group: person.groupName,
  permissions: person.permissions.toSorted((a, b) => a - b),
  locations,
});
