import { Refusal } from "@kreislauf/contract/base";
import type { LevelId } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { UserWriteContext, Scope } from "../base/context.ts";
import { userOfMembership } from "./people.store.ts";

/** The registered users of the company, sorted by name. */
export const listColleagues = ({ db, actor }: Scope) =>
  db
    .selectFrom("memberships")
    .innerJoinLateral(userOfMembership, (join) => join.onTrue())
    .select((select) => [
      "users.id as userId",
      "users.first_name as firstName",
      "users.last_name as lastName",
      select.fn.coalesce("users.email", sql.lit("")).as("email"),
      "users.phone",
      select.ref("memberships.level_id").$castTo<LevelId | null>().as("ebeneId"),
      "memberships.permissions",
    ])
    .where("memberships.company_id", "=", actor.companyId)
    .where("memberships.invited", "=", false)
    .where("memberships.deleted_at", "is", null)
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .execute();

/** The company's people with these e-mail addresses, which are in lower case. */
const listColleaguesByEmail = (
  { db, actor }: Pick<UserWriteContext, "db" | "actor">,
  emails: readonly string[],
) =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("users.id")
    .where("memberships.company_id", "=", actor.companyId)
    .where("memberships.deleted_at", "is", null)
    .where("users.email", "=", sql<string>`any (${[...emails]}::text[])`)
    .execute();

/** The people who hold one of these permissions in the company, including invited people. */
export const listPermissionHolders = (
  { db, actor }: Pick<UserWriteContext, "db" | "actor">,
  permissions: readonly number[],
) =>
  db
    .selectFrom("memberships")
    .select(["user_id", "permissions", "invited"])
    .where("company_id", "=", actor.companyId)
    .where("deleted_at", "is", null)
    .where(sql<boolean>`permissions && ${[...permissions]}::smallint[]`)
    .execute();

/** The ids of the company's people with these e-mail addresses in lower case; 404 if one of them is unknown. */
export async function getColleagueIds(
  { db, actor }: Pick<UserWriteContext, "db" | "actor">,
  emails: readonly string[],
): Promise<number[]> {
  const wanted = [...new Set(emails)];
  const people = await listColleaguesByEmail({ db, actor }, wanted);
  if (people.length !== wanted.length) throw new Refusal("not_found");
  return people.map(({ id }) => id);
}
