import { Refusal } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { PersonsWork } from "../base/context.ts";

/** The people of the company behind addresses in lower case; 404 if one is nobody's there. */
export async function findColleagues(
  { db, actor }: Pick<PersonsWork, "db" | "actor">,
  emails: readonly string[],
): Promise<number[]> {
  const wanted = [...new Set(emails)];
  const people = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("users.id")
    .where("memberships.company_id", "=", actor.companyId)
    .where("memberships.deleted_at", "is", null)
    .where("users.email", "=", sql<string>`any (${wanted}::text[])`)
    .execute();
  if (people.length !== wanted.length) throw new Refusal("not_found");
  return people.map(({ id }) => id);
}
