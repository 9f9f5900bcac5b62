import type { LevelId } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Context } from "../base/context.ts";

type Scope = Pick<Context, "db" | "actor">;

export interface PersonRights {
  readonly invited: boolean;
  readonly permissions: readonly number[];
  readonly isAssigned: boolean;
}

/** A site that the person asking sees, active or not. */
export const findSeenSite = ({ db, actor }: Scope, locationId: number) =>
  db
    .selectFrom("locations")
    .innerJoin("user_locations", "user_locations.location_id", "locations.id")
    .select(["locations.id", "locations.active"])
    .where("locations.id", "=", locationId)
    .where("user_locations.user_id", "=", actor.userId)
    .where("user_locations.company_id", "=", actor.companyId)
    .executeTakeFirst();

const selectMembers = ({ db, actor }: Scope, locationId: number) =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .leftJoin("user_locations", (join) =>
      join
        .onRef("user_locations.user_id", "=", "memberships.user_id")
        .onRef("user_locations.company_id", "=", "memberships.company_id")
        .on("user_locations.location_id", "=", locationId),
    )
    .select([
      "memberships.invited",
      "memberships.permissions",
      sql<boolean>`user_locations.location_id is not null`.as("isAssigned"),
    ])
    .where("memberships.company_id", "=", actor.companyId)
    .where("memberships.deleted_at", "is", null);

export const findAccessOf = (scope: Scope, userId: number, locationId: number) =>
  selectMembers(scope, locationId).where("memberships.user_id", "=", userId).executeTakeFirst();

/** Everybody who is assigned to the site, by name. */
export const listAccessAt = (scope: Scope, locationId: number) =>
  selectMembers(scope, locationId)
    .innerJoin("locations", "locations.id", "user_locations.location_id")
    .select((select) => [
      "users.id as userId",
      "users.first_name as firstName",
      "users.last_name as lastName",
      select.ref("memberships.level_id").$castTo<LevelId | null>().as("ebeneId"),
      sql<boolean>`locations.contact_user_id is not distinct from users.id`.as("isContactPerson"),
      sql<number>`(select count(*) from user_locations as theirs
        where theirs.user_id = users.id and theirs.company_id = memberships.company_id)`.as("locationCount"),
    ])
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .execute();
