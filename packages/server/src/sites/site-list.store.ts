import { orderStatus } from "@kreislauf/contract/base";
import type { SiteListQuery, SiteSortKey } from "@kreislauf/contract/sites";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "../base/database/database.ts";
import { sortKey } from "../base/database/sort-key.ts";
import type { Tables } from "../base/database/tables.ts";
import type { Scope } from "../base/context.ts";
import { assignedSites } from "./sites.store.ts";

export interface SiteSelection extends SiteListQuery {
  /** True: inactive sites are listed, too. Only people who manage sites see them. */
  readonly includeInactive: boolean;
}

const containers = sql<number>`(
  select coalesce(sum(agreements.containers_on_site), 0)::integer
  from agreements where agreements.site_id = sites.id)`;

/** Assigned sites that match the filters. Every word of the search must occur in the site's label. */
const selectSites = (scope: Scope, { includeInactive, active, search, groupId }: SiteSelection) =>
  assignedSites(scope)
    .$if(!includeInactive, (query) => query.where("active", "=", true))
    .$if(active !== undefined, (query) => query.where("active", "=", active === true))
    .$if(groupId !== undefined, (query) => query.where("group_id", "=", groupId ?? null))
    .$call((query) =>
      sortKey(search)
        .split(/\s+/)
        .filter(Boolean)
        .reduce((found, word) => found.where(sql<boolean>`position(${word} in sites.sort_key) > 0`), query),
    );

/** Adds the columns of the list, including those of the group, the contact person and the last deactivation. */
const withDetails = (query: SelectQueryBuilder<Tables, "sites", object>) =>
  query
    .leftJoin("groups", (join) =>
      join.onRef("groups.company_id", "=", "sites.company_id").onRef("groups.id", "=", "sites.group_id"),
    )
    .leftJoin("users as contact_user", "contact_user.id", "sites.contact_user_id")
    .leftJoin("external_contacts", (join) =>
      join
        .onRef("external_contacts.company_id", "=", "sites.company_id")
        .onRef("external_contacts.id", "=", "sites.contact_external_id"),
    )
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom("site_deactivations")
          .innerJoin("users", "users.id", "site_deactivations.deactivated_by")
          .select(["deactivated_at", "deactivated_by", "users.first_name", "users.last_name"])
          .whereRef("site_deactivations.site_id", "=", "sites.id")
          .where("sites.active", "=", false)
          .orderBy("site_deactivations.id", "desc")
          .limit(1)
          .as("ended"),
      (join) => join.onTrue(),
    )
    .selectAll("sites")
    .select([
      "groups.name as group_name",
      "contact_user.first_name as contact_first_name",
      "contact_user.last_name as contact_last_name",
      "contact_user.phone as contact_user_phone",
      "contact_user.email as contact_user_email",
      "external_contacts.name as contact_external_name",
      "external_contacts.phone as contact_external_phone",
      "external_contacts.email as contact_external_email",
      "ended.deactivated_at",
      "ended.deactivated_by",
      "ended.first_name as deactivated_by_first_name",
      "ended.last_name as deactivated_by_last_name",
      containers.as("container_count"),
    ]);

/** Any site, without a check of access, for the provider; undefined if no site has this id. */
export const findAnySite = (db: Db, id: number) =>
  withDetails(db.selectFrom("sites")).where("sites.id", "=", id).executeTakeFirst();

export const findSiteListRow = (scope: Scope, id: number) =>
  withDetails(assignedSites(scope)).where("sites.id", "=", id).executeTakeFirst();

export type SiteListRow = NonNullable<Awaited<ReturnType<typeof findSiteListRow>>>;

const sortColumns: Readonly<Record<SiteSortKey, RawBuilder<unknown>>> = {
  name: sql`sites.name_key collate "C"`,
  place: sql`sites.place_key collate "C"`,
  group: sql`groups.sort_key collate "C"`,
  containers: sql`container_count`,
};

/** A page of sites, or all of them without a limit. Sites without a value in the sorted column come last. */
export function listSites(scope: Scope, selection: SiteSelection): Promise<SiteListRow[]> {
  const { sortBy, sortOrder, offset, limit } = selection;
  const direction = sortOrder === "asc" ? sql`asc nulls last` : sql`desc nulls last`;
  return withDetails(selectSites(scope, selection))
    .orderBy(sql`${sortColumns[sortBy]} ${direction}`)
    .orderBy(sortColumns.name)
    .orderBy("sites.id")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .offset(offset)
    .execute();
}

export async function countSites(scope: Scope, selection: SiteSelection): Promise<number> {
  const { count } = await selectSites(scope, selection)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The numbers of active and inactive sites that the person sees and of the containers at active ones. Filters and
 * search of the list do not matter.
 */
export const sumSiteCounts = (scope: Scope) =>
  assignedSites(scope)
    .select([
      sql<number>`count(*) filter (where active)::integer`.as("active"),
      sql<number>`count(*) filter (where not active)::integer`.as("inactive"),
      sql<number>`coalesce(sum(${containers}) filter (where active), 0)::integer`.as("containers"),
    ])
    .executeTakeFirstOrThrow();

export interface RunningOrders {
  readonly open: number;
  readonly claimed: number;
}

/** The numbers of open and of claimed orders at sites of the company, by site id. Sites without any are missing. */
export async function countRunningOrders(
  { db, actor }: Scope,
  siteIds: readonly number[],
): Promise<ReadonlyMap<number, RunningOrders>> {
  if (siteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("orders")
    .select([
      "site_id",
      sql<number>`count(*) filter (where status = ${sql.lit(orderStatus.open)})::integer`.as("open"),
      sql<number>`count(*) filter (where status = ${sql.lit(orderStatus.claimed)})::integer`.as("claimed"),
    ])
    .where("company_id", "=", actor.companyId)
    .where("status", "in", [orderStatus.open, orderStatus.claimed])
    .where(sql<boolean>`site_id = any (${[...siteIds]}::integer[])`)
    .groupBy("site_id")
    .execute();
  return new Map(rows.map((row) => [row.site_id, row]));
}

/** The contract, partner and ship-to numbers of the company, for people who choose among them. */
export const listCompanyNumbers = ({ db }: Pick<Scope, "db">, companyId: number) =>
  db
    .selectFrom("company_numbers")
    .select(["kind", "number"])
    .where("company_id", "=", companyId)
    .orderBy(sql`number collate "C"`)
    .execute();
