import { permission, Refusal, type Verdict } from "@kreislauf/contract/base";
import type { ManagementFacts, ManagementRefusal, UserStatus } from "@kreislauf/contract/users";
import type { UserWriteContext } from "../base/context.ts";
import {
  countOtherUserManagers,
  findUserRecord,
  isEmergencyAccount,
  lockUserManagement,
} from "./people.store.ts";
import { findMember, lockUser } from "./users.store.ts";

/**
 * Locks the company's user management and the person, who may be changing their own data. Then reads the person and the
 * actor's permissions again.
 */
export async function lockManagedUser(context: UserWriteContext, userId: number, status?: UserStatus) {
  const { db, actor } = context;
  await lockUserManagement(context);
  await lockUser(context, userId);
  // The provider is not a member, so its permissions are those of the call.
  const held =
    actor.isProvider === true
      ? actor.permissions
      : new Set<number>((await findMember(db, actor.userId, actor.companyId))?.permissions);
  const before = await findUserRecord(context, userId, status);
  if (before === undefined) throw new Refusal("not_found");
  const facts: ManagementFacts = {
    actorId: actor.userId,
    held,
    userId,
    present: new Set(before.permissions),
    isRegistered: before.status === "registered",
    otherUserManagers: await countOtherUserManagers(context, userId),
    isEmergencyAccount: await isEmergencyAccount(context, userId),
  };
  return { before, facts };
}

/** Refuses the change if the rule does not allow it, or if the actor may no longer manage users. */
export function ensureCanManage(verdict: Verdict<ManagementRefusal>, { held }: ManagementFacts): void {
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  if (!held.has(permission.userManager)) throw new Refusal("forbidden");
}
