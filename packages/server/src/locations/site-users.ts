import { permission, Refusal } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { PersonsWork } from "../base/context.ts";

const { locationManager, userManager } = permission;

/**
 * Who sees a new site that none of the company's people created, so that it can be assigned to others: the location
 * managers, invited ones too, and the user managers as long as no location manager can sign in.
 */
export async function listKeepers({ db, actor }: PersonsWork): Promise<number[]> {
  const people = await db
    .selectFrom("memberships")
    .select(["user_id", "permissions", "invited"])
    .where("company_id", "=", actor.companyId)
    .where("deleted_at", "is", null)
    .where(sql<boolean>`permissions && ${[locationManager, userManager]}::smallint[]`)
    .execute();
  const holdersOf = (right: number) => people.filter(({ permissions }) => permissions.includes(right));
  const managers = holdersOf(locationManager);
  const keepers = managers.some(({ invited }) => !invited)
    ? managers
    : [...managers, ...holdersOf(userManager)];
  return keepers.map(({ user_id }) => user_id);
}

/** Lets colleagues see a site; those who see it already stay. */
export async function assignUsers(
  { db, actor }: PersonsWork,
  locationId: number,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insertInto("user_locations")
    .values(
      [...new Set(userIds)].map((user_id) => ({
        user_id,
        company_id: actor.companyId,
        location_id: locationId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a site from colleagues, never from whoever does it: somebody who manages it has to remain. */
export async function unassignUsers(
  { db, actor }: PersonsWork,
  locationId: number,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  if (userIds.includes(actor.userId)) throw new Refusal("own_assignment");
  await db
    .deleteFrom("user_locations")
    .where("company_id", "=", actor.companyId)
    .where("location_id", "=", locationId)
    .where("user_id", "in", [...userIds])
    .execute();
}
