import { sql } from "kysely";
import type { Context } from "../base/context.ts";

type Scope = Pick<Context, "db" | "actor">;

/** The active sites of each group that the person sees: looked up once, not once a group. */
const seenByGroup = ({ db, actor }: Scope) =>
  db
    .selectFrom("user_locations as seen")
    .innerJoin("locations", "locations.id", "seen.location_id")
    .select(["locations.group_id", sql<number[]>`array_agg(locations.id order by locations.id)`.as("ids")])
    .where("seen.user_id", "=", actor.userId)
    .where("seen.company_id", "=", actor.companyId)
    .where("locations.company_id", "=", actor.companyId)
    .where("locations.active", "=", true)
    .groupBy("locations.group_id");

/** The company's groups by name, each with its active sites that the person sees. */
const selectGroups = (scope: Scope) =>
  scope.db
    .selectFrom("groups")
    .leftJoin(seenByGroup(scope).as("seen"), "seen.group_id", "groups.id")
    .select([
      "groups.id as groupId",
      "groups.name",
      "groups.partner_number as partnerNumber",
      sql<number[]>`coalesce(seen.ids, '{}')`.as("locationIds"),
    ])
    .where("groups.company_id", "=", scope.actor.companyId)
    .orderBy(sql`groups.sort_key collate "C"`);

export const listGroups = (scope: Scope) => selectGroups(scope).execute();

export const listGroupsOfPartner = (scope: Scope, partnerNumber: string) =>
  selectGroups(scope).where("groups.partner_number", "=", partnerNumber).execute();

export const findGroup = (scope: Scope, id: number) =>
  selectGroups(scope).where("groups.id", "=", id).executeTakeFirst();
