import { allowed, permission, refused, type Verdict } from "../base/index.ts";

/** Who manages whom (docs/coverage.md D5.7). */
export interface ManagementFacts {
  readonly actorId: number;
  /** The manager's current permissions. */
  readonly held: ReadonlySet<number>;
  readonly userId: number;
  /** The person's current permissions; empty for somebody new. */
  readonly present: ReadonlySet<number>;
  readonly isRegistered: boolean;
  /** Other registered user managers of the company; invited ones do not count. */
  readonly otherUserManagers: number;
  /** Whether the person keeps the company open while its provider is away. */
  readonly isEmergencyAccount: boolean;
}

export type ManagementRefusal =
  | "self_edit"
  | "permission_not_held"
  | "last_user_manager"
  | "emergency_account";

/** Whether the person's permissions may become `wanted`. Permissions they already have may stay, whoever saves. */
export function canChangeUser(
  facts: ManagementFacts,
  wanted: ReadonlySet<number>,
): Verdict<ManagementRefusal> {
  if (facts.actorId === facts.userId) return refused("self_edit");
  if (!canGrant(facts.held, facts.present, wanted)) return refused("permission_not_held");
  return wanted.has(permission.userManager) ? allowed() : canLoseUserManager(facts);
}

export function canDeleteUser(facts: ManagementFacts): Verdict<ManagementRefusal> {
  if (facts.actorId === facts.userId) return refused("self_edit");
  return facts.isEmergencyAccount ? refused("emergency_account") : canLoseUserManager(facts);
}

/** Nobody grants what they do not hold. */
export const canGrant = (
  held: ReadonlySet<number>,
  present: ReadonlySet<number>,
  wanted: ReadonlySet<number>,
): boolean => [...wanted].every((right) => held.has(right) || present.has(right));

function canLoseUserManager(facts: ManagementFacts): Verdict<ManagementRefusal> {
  const isUserManager = facts.isRegistered && facts.present.has(permission.userManager);
  return isUserManager && facts.otherUserManagers === 0 ? refused("last_user_manager") : allowed();
}
