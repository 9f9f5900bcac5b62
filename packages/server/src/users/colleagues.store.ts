import type { LevelId } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Context } from "../base/context.ts";
import { seenSites } from "./seen-sites.store.ts";

type Scope = Pick<Context, "db" | "actor">;

/** The registered users of the company by name, each with those of their sites that the person sees. */
export const listColleagues = ({ db, actor }: Scope) =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select((select) => [
      "users.id as userId",
      "users.first_name as firstName",
      "users.last_name as lastName",
      select.fn.coalesce("users.email", sql.lit("")).as("email"),
      "users.phone",
      select.ref("memberships.level_id").$castTo<LevelId | null>().as("ebeneId"),
      "memberships.permissions",
      seenSites(
        { actor },
        sql`exists (select from user_locations as theirs where theirs.location_id = locations.id
          and theirs.user_id = users.id and theirs.company_id = ${actor.companyId})`,
      ).as("locationIds"),
    ])
    .where("memberships.company_id", "=", actor.companyId)
    .where("memberships.invited", "=", false)
    .where("memberships.deleted_at", "is", null)
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .execute();
