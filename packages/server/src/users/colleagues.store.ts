import type { LevelId } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Context } from "../base/context.ts";
import { aboutUser } from "./people.store.ts";

type Scope = Pick<Context, "db" | "actor">;

/** The registered users of the company by name. */
export const listColleagues = ({ db, actor }: Scope) =>
  db
    .selectFrom("memberships")
    .innerJoinLateral(aboutUser, (join) => join.onTrue())
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
