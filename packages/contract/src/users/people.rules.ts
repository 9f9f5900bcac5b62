import { allowed, permission, refused, type Verdict } from "../base/index.ts";

/** Who manages whom (decisions.md section 5). */
export interface ManagementFacts {
  readonly actorId: number;
  /** The permissions of whoever manages, at this moment. */
  readonly held: ReadonlySet<number>;
  readonly userId: number;
  /** What the person may do now; nothing for somebody new. */
  readonly present: ReadonlySet<number>;
  readonly isRegistered: boolean;
  /** Registered user managers of the company besides the person; invited ones do not count. */
  readonly otherUserManagers: number;
}

export type ManagementRefusal = "self_edit" | "permission_not_held" | "last_user_manager";

/** Whether the person's rights may become `wanted`. What they already have may stay, whoever saves. */
export function canChangeUser(
  facts: ManagementFacts,
  wanted: ReadonlySet<number>,
): Verdict<ManagementRefusal> {
  if (facts.actorId === facts.userId) return refused("self_edit");
  if (!canGrant(facts.held, facts.present, wanted)) return refused("permission_not_held");
  return wanted.has(permission.userManager) ? allowed() : canLoseUserManager(facts);
}

export function canDeleteUser(facts: ManagementFacts): Verdict<ManagementRefusal> {
  return facts.actorId === facts.userId ? refused("self_edit") : canLoseUserManager(facts);
}

/** Nobody gives what they do not hold. */
export const canGrant = (
  held: ReadonlySet<number>,
  present: ReadonlySet<number>,
  wanted: ReadonlySet<number>,
): boolean => [...wanted].every((right) => held.has(right) || present.has(right));

function canLoseUserManager(facts: ManagementFacts): Verdict<ManagementRefusal> {
  const isUserManager = facts.isRegistered && facts.present.has(permission.userManager);
  return isUserManager && facts.otherUserManagers === 0 ? refused("last_user_manager") : allowed();
}
