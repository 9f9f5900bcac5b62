import { permission, Refusal } from "@kreislauf/contract/base";
import type { UserWriteContext } from "../base/context.ts";
import { listPermissionHolders, unassignUsersFromSite } from "../users/index.ts";

const { siteManager, userManager } = permission;

/**
 * Who gets access to a new site that the provider created, so that somebody can assign it to others: the site managers,
 * also invited ones, and the user managers as long as no site manager can sign in.
 */
export async function listDefaultAssignees({ db, actor }: UserWriteContext): Promise<number[]> {
  const people = await listPermissionHolders({ db, actor }, [siteManager, userManager]);
  const holdersOf = (right: number) => people.filter(({ permissions }) => permissions.includes(right));
  const managers = holdersOf(siteManager);
  const keepers = managers.some(({ invited }) => !invited)
    ? managers
    : [...managers, ...holdersOf(userManager)];
  return keepers.map(({ user_id }) => user_id);
}

/**
 * Removes colleagues' access to a site. Nobody can remove their own, because somebody who manages the site must remain.
 */
export async function unassignUsers(
  { db, actor }: UserWriteContext,
  siteId: number,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  if (userIds.includes(actor.userId)) throw new Refusal("own_assignment");
  await unassignUsersFromSite({ db, actor }, siteId, userIds);
}
