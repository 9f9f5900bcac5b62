import { permission, Refusal } from "@kreislauf/contract/base";
import type { UserDetails } from "@kreislauf/contract/users";
import type { UserWriteContext } from "../base/context.ts";
import { findGroup } from "./groups.store.ts";
import { personSortKey } from "./person-sort-key.ts";
import { normalizePhone } from "./base/normalize-phone.ts";
import { assignSites } from "./user-sites.store.ts";

/**
 * Adds a person with their sites to the actor's company, as invited. If two calls add the same e-mail address at once,
 * one of them is refused.
 */
export async function insertInvitedUser(context: UserWriteContext, details: UserDetails): Promise<number> {
  const { db, actor, now } = context;
  const phone = details.phone ? await normalizePhone(context, details.phone, "userDetails.phone") : null;
  if (details.groupId && (await findGroup(context, details.groupId)) === undefined) {
    throw new Refusal("not_found");
  }
  const person = await db
    .insertInto("users")
    .values({
      email: details.email,
      first_name: details.firstName,
      last_name: details.lastName,
      sort_key: personSortKey(details),
      phone,
      password_hash: null,
      created_at: now.toString(),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (person === undefined) throw new Refusal("email_taken");
  await db
    .insertInto("memberships")
    .values({
      user_id: person.id,
      company_id: actor.companyId,
      permissions: [...permissionsFromDetails(details)],
      level_id: details.ebeneId ?? null,
      group_id: details.groupId ?? null,
      invited: true,
      created_at: now.toString(),
      deleted_at: null,
    })
    .execute();
  await assignSites(context, person.id, details.locationIds);
  return person.id;
}

/** The permissions of an invited person. Everybody is a default user, whether the invitation says so or not. */
export const permissionsFromDetails = (details: UserDetails): ReadonlySet<number> =>
  new Set([permission.defaultUser, ...details.permissions, ...details.companyEbeneRoles]);
