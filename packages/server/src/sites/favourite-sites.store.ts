import { type RawBuilder, sql } from "kysely";
import type { Scope, TransactionContext } from "../base/context.ts";

/** Whether the person has marked the site in the query's `sites` row as a favourite. */
export const isFavouriteSite = ({ actor }: Pick<Scope, "actor">): RawBuilder<boolean> =>
  sql<boolean>`exists (select from favourite_sites
    where favourite_sites.user_id = ${actor.userId} and favourite_sites.site_id = sites.id)`;

export async function insertFavouriteSite(context: TransactionContext, siteId: number): Promise<void> {
  await context.db
    .insertInto("favourite_sites")
    .values({ user_id: context.actor.userId, site_id: siteId, created_at: context.now.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavouriteSite({ db, actor }: TransactionContext, siteId: number): Promise<void> {
  await db
    .deleteFrom("favourite_sites")
    .where("user_id", "=", actor.userId)
    .where("site_id", "=", siteId)
    .execute();
}
