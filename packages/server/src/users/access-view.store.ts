import type { LevelId } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Scope } from "../base/context.ts";
import { activeSiteCountSql } from "./user-sites.store.ts";

export interface UserAccessRow {
  readonly invited: boolean;
  readonly permissions: readonly number[];
  readonly isAssigned: boolean;
}

/** A site that the requesting person sees, active or not; undefined for any other. */
export const findVisibleSite = ({ db, actor }: Scope, siteId: number) =>
  db
    .selectFrom("sites")
    .innerJoin("user_sites", "user_sites.site_id", "sites.id")
    .select(["sites.id", "sites.active"])
    .where("sites.id", "=", siteId)
    .where("user_sites.user_id", "=", actor.userId)
    .where("user_sites.company_id", "=", actor.companyId)
    .executeTakeFirst();

const selectMembers = ({ db, actor }: Scope, siteId: number) =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .leftJoin("user_sites", (join) =>
      join
        .onRef("user_sites.user_id", "=", "memberships.user_id")
        .onRef("user_sites.company_id", "=", "memberships.company_id")
        .on("user_sites.site_id", "=", siteId),
    )
    .select([
      "memberships.invited",
      "memberships.permissions",
      sql<boolean>`user_sites.site_id is not null`.as("isAssigned"),
    ])
    .where("memberships.company_id", "=", actor.companyId)
    .where("memberships.deleted_at", "is", null);

export const findUserAccess = (scope: Scope, userId: number, siteId: number) =>
  selectMembers(scope, siteId).where("memberships.user_id", "=", userId).executeTakeFirst();

/** Everybody assigned to the site, including invited people, sorted by name. */
export const listSiteAccess = (scope: Scope, siteId: number) =>
  selectMembers(scope, siteId)
    .innerJoin("sites", "sites.id", "user_sites.site_id")
    .select((select) => [
      "users.id as userId",
      "users.first_name as firstName",
      "users.last_name as lastName",
      select.ref("memberships.level_id").$castTo<LevelId | null>().as("ebeneId"),
      sql<boolean>`sites.contact_user_id is not distinct from users.id`.as("isContactPerson"),
      activeSiteCountSql.as("locationCount"),
    ])
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .execute();
