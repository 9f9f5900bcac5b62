import { permission } from "@kreislauf/contract/base";
import type { SiteOption, SiteSet } from "@kreislauf/contract/sites";
import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import { wordPatterns } from "../base/database/search-words.ts";
import type { Context, Scope, TransactionContext, UserWriteContext, WriteContext } from "../base/context.ts";
import { isFavouriteSite } from "./favourite-sites.store.ts";

/**
 * The ids of the sites assigned to the person in the company they act for. Every reading query is limited to them. The
 * provider sees all of the company's sites.
 */
export const assignedSiteIds = ({ db, actor }: Scope) =>
  actor.isProvider === true
    ? db.selectFrom("sites as own").select("own.id as site_id").where("own.company_id", "=", actor.companyId)
    : db
        .selectFrom("user_sites")
        .select("user_sites.site_id")
        .where("user_sites.user_id", "=", actor.userId)
        .where("user_sites.company_id", "=", actor.companyId);

/**
 * The assigned sites. The condition on the company follows from the assignment. It is there so that PostgreSQL uses an
 * index of the company.
 */
export const assignedSites = (scope: Scope) =>
  scope.db
    .selectFrom("sites")
    .where("sites.company_id", "=", scope.actor.companyId)
    .where("sites.id", "in", assignedSiteIds(scope));

/** The person's active sites, sorted by label, as the site switcher offers them. */
export async function listSiteOptions(scope: Scope): Promise<SiteOption[]> {
  const rows = await assignedSites(scope)
    .leftJoin("groups", (join) =>
      join.onRef("groups.company_id", "=", "sites.company_id").onRef("groups.id", "=", "sites.group_id"),
    )
    .select([
      "sites.id",
      "sites.site_order_number as locationOrderNumber",
      "sites.alias",
      "sites.street",
      "sites.house_number as houseNumber",
      "sites.zip",
      "sites.city",
      "sites.land",
      "groups.id as groupId",
      "groups.name as groupName",
      isFavouriteSite(scope).as("favourite"),
    ])
    .where("sites.active", "=", true)
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy("sites.id")
    .execute();
  return rows.map(({ groupId, groupName, ...site }) => ({
    ...site,
    group: groupId === null || groupName === null ? null : { groupId, name: groupName },
  }));
}

/**
 * Whether an active site is assigned to the person. Locks it, so that it cannot be deleted until the transaction ends.
 */
export const lockOfferedSite = async (context: TransactionContext, siteId: number): Promise<boolean> =>
  (await assignedSites(context)
    .where("sites.id", "=", siteId)
    .where("sites.active", "=", true)
    .select("sites.id")
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

/**
 * A query for the ids of a company's sites whose label or ship-to number contains a word. Searches for orders and other
 * data of sites use it.
 */
export const siteIdsMatching = (companyId: number, word: string): RawBuilder<number> => {
  const { pattern, folded } = wordPatterns(word);
  return sql`select id from sites where company_id = ${companyId}
    and (sort_key like ${folded} or ship_to_number ilike ${pattern})`;
};

/** Whether the site in a column belongs to a set. The caller must also check that the person sees the site. */
export function isInSiteSet(
  { actor }: Pick<Scope, "actor">,
  column: `${string}.site_id` | "sites.id",
  { sites, land, groups }: SiteSet,
): Expression<SqlBool> {
  if (!sites && !land && !groups) return sql<SqlBool>`true`;
  const belongs = [
    ...(sites ? [sql`member.id = any(${sites}::integer[])`] : []),
    ...(land ? [sql`member.land = any(${land}::text[])`] : []),
    ...(groups ? [sql`member.group_id = any(${groups}::integer[])`] : []),
  ];
  // `is true` keeps the planner from joining the sites, which would read rows where an index is enough.
  return sql<SqlBool>`(${sql.ref(column)} in (select member.id from sites as member
    where member.company_id = ${actor.companyId} and (${sql.join(belongs, sql` or `)}))) is true`;
}

/** An assigned site, active or not; undefined for any other. */
export const findSite = (scope: Scope, id: number) =>
  assignedSites(scope).selectAll().where("id", "=", id).executeTakeFirst();

/** Whether a site exists and the person may open it: only site managers see inactive sites (docs/coverage.md D7.1). */
export const isOpenTo = (
  { actor }: Pick<Context, "actor">,
  site: { readonly active: boolean } | undefined,
): boolean => site !== undefined && (site.active || actor.permissions.has(permission.siteManager));

export type SiteRow = NonNullable<Awaited<ReturnType<typeof findSite>>>;

/** An assigned site, locked against other changes and against new containers or agreements; undefined for any other. */
export const lockSite = (context: UserWriteContext, id: number) =>
  assignedSites(context).selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Any site, locked, for the provider. */
export const lockAnySite = ({ db }: WriteContext, id: number) =>
  db.selectFrom("sites").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** How many of the given sites are assigned to the person. */
export async function countAssignedSites(scope: Scope, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await assignedSites(scope)
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("sites.id", "in", [...ids])
    .executeTakeFirstOrThrow();
  return count;
}

/** The names of the given sites, as far as they are assigned to the person. */
export async function listSiteNames(scope: Scope, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await assignedSites(scope)
    .select("alias")
    .where(sql<boolean>`id = any (${[...ids]}::integer[])`)
    .orderBy(sql`name_key collate "C"`)
    .orderBy("id")
    .execute();
  return rows.map(({ alias }) => alias);
}

/** A company's sites by their ship-to number; those without one are under null. */
export async function listSitesByBranch({ db }: Pick<Scope, "db">, companyId: number) {
  const rows = await db.selectFrom("sites").selectAll().where("company_id", "=", companyId).execute();
  return Map.groupBy(rows, (row) => row.ship_to_number);
}

/** The ids of all sites of a company, including inactive ones. */
export async function listCompanySites({ db }: Pick<Scope, "db">, companyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("sites")
    .select("id")
    .where("company_id", "=", companyId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of the sites assigned to another person of the same company. */
export async function listSitesOfUser(scope: Scope, userId: number): Promise<number[]> {
  const rows = await scope.db
    .selectFrom("user_sites")
    .select("site_id")
    .where("user_id", "=", userId)
    .where("company_id", "=", scope.actor.companyId)
    .orderBy("site_id")
    .execute();
  return rows.map((row) => row.site_id);
}

export async function isSiteActive({ db }: Pick<Scope, "db">, id: number): Promise<boolean> {
  const { active } = await db
    .selectFrom("sites")
    .select("active")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return active;
}
