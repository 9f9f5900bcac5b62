import { Refusal } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { UserWriteContext, TransactionContext } from "../base/context.ts";
import { assignedSiteIds, countAssignedSites } from "./sites.store.ts";

/**
 * Makes an external contact the contact person of exactly the given sites among those that the acting person sees.
 * Other contact persons of the given sites are replaced.
 */
export async function assignExternalContact(
  context: UserWriteContext,
  contactId: number,
  siteIds: readonly number[],
): Promise<void> {
  const { db, actor } = context;
  const wanted = [...new Set(siteIds)];
  if ((await countAssignedSites(context, wanted)) !== wanted.length) throw new Refusal("not_found");
  const isWanted = sql<boolean>`id = any (${wanted}::integer[])`;
  await db
    .updateTable("sites")
    .set({ contact_external_id: null })
    .where("contact_external_id", "=", contactId)
    .where("id", "in", assignedSiteIds(context))
    .where((where) => where.not(isWanted))
    .execute();
  await db
    .updateTable("sites")
    .set({ contact_external_id: contactId, contact_user_id: null })
    .where("company_id", "=", actor.companyId)
    .where(isWanted)
    .execute();
}

/** Removes a leaving user as contact person. Their sites then have no contact person until another one is chosen. */
export async function releaseContactPerson({ db, actor }: TransactionContext, userId: number): Promise<void> {
  await db
    .updateTable("sites")
    .set({ contact_user_id: null })
    .where("company_id", "=", actor.companyId)
    .where("contact_user_id", "=", userId)
    .execute();
}
