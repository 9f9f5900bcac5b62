import { allowed, refused, type Verdict } from "../base/index.ts";
import type { ManagementFacts } from "../users/index.ts";

/**
 * Whether a user manager may remove a person's second factor: anybody's but their own, which they remove on their
 * account page.
 */
export const canResetSecondFactor = ({ actorId, userId }: ManagementFacts): Verdict<"self_edit"> =>
  actorId === userId ? refused("self_edit") : allowed();
