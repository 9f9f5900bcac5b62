import { Refusal } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { PersonsWork, TransactionContext } from "../base/context.ts";
import { assignedLocationIds, countAssigned } from "./locations.store.ts";

/**
 * Makes an external contact the contact person of the sites named, in place of whoever was, and of no other site
 * that the acting person sees.
 */
export async function assignExternalContact(
  context: PersonsWork,
  contactId: number,
  locationIds: readonly number[],
): Promise<void> {
  const { db, actor } = context;
  const wanted = [...new Set(locationIds)];
  if ((await countAssigned(context, wanted)) !== wanted.length) throw new Refusal("not_found");
  const isWanted = sql<boolean>`id = any (${wanted}::integer[])`;
  await db
    .updateTable("locations")
    .set({ contact_external_id: null })
    .where("contact_external_id", "=", contactId)
    .where("id", "in", assignedLocationIds(context))
    .where((where) => where.not(isWanted))
    .execute();
  await db
    .updateTable("locations")
    .set({ contact_external_id: contactId, contact_user_id: null })
    .where("company_id", "=", actor.companyId)
    .where(isWanted)
    .execute();
}

/** The sites of a user who is leaving have no contact person until somebody names one. */
export async function releaseContactPerson({ db, actor }: TransactionContext, userId: number): Promise<void> {
  await db
    .updateTable("locations")
    .set({ contact_user_id: null })
    .where("company_id", "=", actor.companyId)
    .where("contact_user_id", "=", userId)
    .execute();
}
