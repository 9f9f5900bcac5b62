import { type RawBuilder, sql } from "kysely";
import type { Actor, UserWriteContext, Scope } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";

type SiteAssignment = Pick<UserWriteContext, "db" | "actor">;

/** Which of the given sites the person may see. */
export async function filterVisibleSiteIds(
  { db, actor }: { readonly db: Db; readonly actor: Pick<Actor, "userId" | "companyId"> },
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("user_sites")
    .select("site_id")
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .where("site_id", "=", sql<number>`any (${[...ids]}::integer[])`)
    .execute();
  return new Set(rows.map((row) => row.site_id));
}

/** The names of sites of the company, sorted by name, as the audit log keeps them. */
export async function listSiteNamesById({ db, actor }: Scope, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom("sites")
    .select("alias")
    .where("company_id", "=", actor.companyId)
    .where("id", "=", sql<number>`any (${[...ids]}::integer[])`)
    .orderBy(sql`sort_key collate "C"`)
    .execute();
  return rows.map((row) => row.alias);
}

/** Assigns sites to a person; returns the ids of the sites that they did not have before. */
export async function assignSites(
  { db, actor }: UserWriteContext,
  userId: number,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .insertInto("user_sites")
    .columns(["user_id", "company_id", "site_id"])
    .expression(
      sql<{ user_id: number; company_id: number; site_id: number }>`
        select ${userId}::integer, ${actor.companyId}::integer, unnest(${[...ids]}::integer[])`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("site_id")
    .execute();
  return rows.map((row) => row.site_id);
}

export async function unassignSites(
  { db, actor }: UserWriteContext,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  await db
    .deleteFrom("user_sites")
    .where("user_id", "=", userId)
    .where("company_id", "=", actor.companyId)
    .where("site_id", "=", sql<number>`any (${[...ids]}::integer[])`)
    .execute();
}

/** The active sites that the acting person sees, as the picker shows them. */
export const listAssignableSites = ({ db, actor }: Scope) =>
  db
    .selectFrom("sites")
    .innerJoin("user_sites", "user_sites.site_id", "sites.id")
    .select([
      "sites.id",
      "sites.site_order_number as number",
      "sites.alias",
      "sites.street",
      "sites.house_number as houseNumber",
      "sites.zip",
      "sites.city",
      "sites.group_id as groupId",
    ])
    .where("user_sites.user_id", "=", actor.userId)
    .where("user_sites.company_id", "=", actor.companyId)
    .where("sites.company_id", "=", actor.companyId)
    .where("sites.active", "=", true)
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy("sites.id")
    .execute();

/** Assigns people of the company to a site. People who are assigned already stay assigned. */
export async function assignUsersToSite(
  { db, actor }: SiteAssignment,
  siteId: number,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insertInto("user_sites")
    .values(
      [...new Set(userIds)].map((user_id) => ({
        user_id,
        company_id: actor.companyId,
        site_id: siteId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unassignUsersFromSite(
  { db, actor }: SiteAssignment,
  siteId: number,
  userIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom("user_sites")
    .where("company_id", "=", actor.companyId)
    .where("site_id", "=", siteId)
    .where("user_id", "in", [...userIds])
    .execute();
}

/** The ids of the sites that fulfil a condition on `sites` and that the person asking sees. */
export const visibleSiteIds = ({ actor }: Pick<Scope, "actor">, condition: RawBuilder<unknown>) =>
  sql<number[]>`(
    select coalesce(array_agg(sites.id order by sites.id), '{}')
    from sites
    join user_sites as seen on seen.site_id = sites.id
    where seen.user_id = ${actor.userId} and seen.company_id = ${actor.companyId} and ${condition})`;

/** The active sites of these people that the person asking sees, too, sorted by the people's names. */
export const listSitesOfPeople = ({ db, actor }: Scope, userIds: readonly number[]) =>
  db
    .selectFrom("user_sites as theirs")
    .innerJoin("user_sites as seen", (join) =>
      join
        .onRef("seen.site_id", "=", "theirs.site_id")
        .onRef("seen.company_id", "=", "theirs.company_id")
        .on("seen.user_id", "=", actor.userId),
    )
    .innerJoin("sites", "sites.id", "theirs.site_id")
    .innerJoin("users", "users.id", "theirs.user_id")
    .select([
      "users.first_name as firstName",
      "users.last_name as lastName",
      "users.email",
      "sites.alias",
      "sites.site_order_number as number",
      "sites.zip",
      "sites.city",
    ])
    .where("theirs.company_id", "=", actor.companyId)
    .where("sites.company_id", "=", actor.companyId)
    .where("sites.active", "=", true)
    .where("theirs.user_id", "=", sql<number>`any (${[...userIds]}::integer[])`)
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy("sites.id")
    .execute();

/**
 * The number of active sites of the person in the query's `users` and `memberships` rows. Inactive sites are hidden.
 */
export const activeSiteCountSql = sql<number>`(
  select count(*) from user_sites as theirs join sites as counted on counted.id = theirs.site_id
  where theirs.user_id = users.id and theirs.company_id = memberships.company_id and counted.active)`;
