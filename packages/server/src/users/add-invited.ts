import type { UserDetails } from "@kreislauf/contract/users";
import { Refusal } from "@kreislauf/contract/base";
import { phoneTexts } from "@kreislauf/contract/users";
import type { TransactionContext } from "../base/context.ts";
import { personSortKey } from "./person-sort-key.ts";
import { readPhone } from "./phone.ts";

/**
 * Adds a person to the actor's company as invited, with the sites they will see. `userId` names the person of an
 * address whose accesses were all deleted before; they start anew, without a password.
 */
export async function addInvited(
  context: TransactionContext,
  details: UserDetails,
  userId: number | undefined,
): Promise<number> {
  const { db, actor, now } = context;
  const person = {
    email: details.email,
    first_name: details.firstName,
    last_name: details.lastName,
    sort_key: personSortKey(details),
    phone: phoneOf(context, details.phone ?? ""),
    password_hash: null,
    initial_password: false,
  };
  const { id } =
    userId === undefined
      ? await db
          .insertInto("users")
          .values({ ...person, created_at: now.toString() })
          .returning("id")
          .executeTakeFirstOrThrow()
      : await db
          .updateTable("users")
          .set(person)
          .where("id", "=", userId)
          .returning("id")
          .executeTakeFirstOrThrow();
  const access = {
    permissions: [...new Set<number>([...details.permissions, ...details.companyEbeneRoles])],
    level_id: details.ebeneId ?? null,
    invited: true,
    created_at: now.toString(),
    deleted_at: null,
  };
  await db
    .insertInto("memberships")
    .values({ user_id: id, company_id: actor.companyId, ...access })
    .onConflict((conflict) => conflict.columns(["user_id", "company_id"]).doUpdateSet(access))
    .execute();
  await db
    .deleteFrom("user_locations")
    .where("user_id", "=", id)
    .where("company_id", "=", actor.companyId)
    .execute();
  if (details.locationIds.length > 0) {
    const sites = [...new Set(details.locationIds)];
    await db
      .insertInto("user_locations")
      .values(sites.map((location_id) => ({ user_id: id, company_id: actor.companyId, location_id })))
      .execute();
  }
  return id;
}

function phoneOf({ language }: TransactionContext, typed: string): string | null {
  if (typed === "") return null;
  const phone = readPhone(typed);
  if (phone !== undefined) return phone;
  throw new Refusal("validation", [{ field: "userDetails.phone", message: phoneTexts[language].notAPhone }]);
}
