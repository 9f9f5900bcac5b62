import { allowed, permission, refused, type Verdict } from "../base/index.ts";

/** The facts that decide whether one person may change another person's account (docs/coverage.md D5.7). */
export interface ManagementFacts {
  readonly actorId: number;
  /** The current permissions of the manager, who makes the change. */
  readonly held: ReadonlySet<number>;
  readonly userId: number;
  /** The current permissions of the person who is changed; empty for a new person. */
  readonly present: ReadonlySet<number>;
  readonly isRegistered: boolean;
  /** The number of other registered user managers in the company; invited ones do not count. */
  readonly otherUserManagers: number;
  /**
   * Whether the person has the emergency account, which can sign in while the company's identity provider is
   * unavailable.
   */
  readonly isEmergencyAccount: boolean;
}

export type ManagementRefusal =
  | "self_edit"
  | "permission_not_held"
  | "last_user_manager"
  | "emergency_account";

/**
 * Whether the person's permissions may become `wanted`. Permissions that the person has may stay, even if the manager
 * lacks them. Nobody changes their own, and the last registered user manager keeps that permission.
 */
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

/** Whether every permission in `wanted` is held by the manager (`held`) or is already the person's own (`present`). */
export const canGrant = (
  held: ReadonlySet<number>,
  present: ReadonlySet<number>,
  wanted: ReadonlySet<number>,
): boolean => [...wanted].every((right) => held.has(right) || present.has(right));

function canLoseUserManager(facts: ManagementFacts): Verdict<ManagementRefusal> {
  const isUserManager = facts.isRegistered && facts.present.has(permission.userManager);
  return isUserManager && facts.otherUserManagers === 0 ? refused("last_user_manager") : allowed();
}
