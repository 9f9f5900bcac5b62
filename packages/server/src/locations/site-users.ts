import { Refusal } from "@kreislauf/contract/base";
import type { TransactionContext } from "../base/context.ts";

/** Lets colleagues see a site; those who see it already stay. */
export async function assignUsers(
  { db, actor }: TransactionContext,
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
  { db, actor }: TransactionContext,
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
