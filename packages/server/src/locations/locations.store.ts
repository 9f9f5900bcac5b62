import { permission } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { Context, PersonsWork, Scope, Work } from "../base/context.ts";

/**
 * The ids of the sites assigned to the person, in the company they act for: the scope of every reading query. The
 * provider sees all of the company's.
 */
export const assignedLocationIds = ({ db, actor }: Scope) =>
  actor.isProvider === true
    ? db
        .selectFrom("locations as own")
        .select("own.id as location_id")
        .where("own.company_id", "=", actor.companyId)
    : db
        .selectFrom("user_locations")
        .select("user_locations.location_id")
        .where("user_locations.user_id", "=", actor.userId)
        .where("user_locations.company_id", "=", actor.companyId);

/** The company is named though the assignment tells it, so that its sites are found by its index. */
export const assignedLocations = (scope: Scope) =>
  scope.db
    .selectFrom("locations")
    .where("locations.company_id", "=", scope.actor.companyId)
    .where("locations.id", "in", assignedLocationIds(scope));

/** The active sites as the location switcher shows them. */
export const listLocations = (scope: Scope) =>
  assignedLocations(scope)
    .select([
      "id",
      "location_order_number as locationOrderNumber",
      "alias",
      "street",
      "house_number as houseNumber",
      "zip",
      "city",
    ])
    .where("active", "=", true)
    .orderBy(sql`sort_key collate "C"`)
    .orderBy("id")
    .execute();

/** An assigned site, active or not; undefined for any other. */
export const findLocation = (scope: Scope, id: number) =>
  assignedLocations(scope).selectAll().where("id", "=", id).executeTakeFirst();

/** Inactive sites open to location managers only (decisions.md section 7). */
export const isOpenTo = (
  { actor }: Pick<Context, "actor">,
  site: { readonly active: boolean } | undefined,
): boolean => site !== undefined && (site.active || actor.permissions.has(permission.locationManager));

export type LocationRow = NonNullable<Awaited<ReturnType<typeof findLocation>>>;

/** The same, and nobody else changes it meanwhile, or gives it containers or agreements. */
export const lockLocation = (context: PersonsWork, id: number) =>
  assignedLocations(context).selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Any site, locked, for the provider. */
export const lockAnyLocation = ({ db }: Work, id: number) =>
  db.selectFrom("locations").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** How many of the named sites are assigned to the person. */
export async function countAssigned(scope: Scope, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await assignedLocations(scope)
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("locations.id", "in", [...ids])
    .executeTakeFirstOrThrow();
  return count;
}

/** What the named sites are called, as far as they are assigned to the person. */
export async function listSiteNames(scope: Scope, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await assignedLocations(scope)
    .select("alias")
    .where(sql<boolean>`id = any (${[...ids]}::integer[])`)
    .orderBy(sql`name_key collate "C"`)
    .orderBy("id")
    .execute();
  return rows.map(({ alias }) => alias);
}

/** A company's sites by the provider's number of them; some have none. */
export async function listSitesByBranch({ db }: Pick<Scope, "db">, companyId: number) {
  const rows = await db.selectFrom("locations").selectAll().where("company_id", "=", companyId).execute();
  return Map.groupBy(rows, (row) => row.ship_to_number);
}

/** All sites of a company, inactive ones too. */
export async function listCompanySites({ db }: Pick<Scope, "db">, companyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("locations")
    .select("id")
    .where("company_id", "=", companyId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The sites assigned to another person of the same company. */
export async function listSitesOfUser(scope: Scope, userId: number): Promise<number[]> {
  const rows = await scope.db
    .selectFrom("user_locations")
    .select("location_id")
    .where("user_id", "=", userId)
    .where("company_id", "=", scope.actor.companyId)
    .orderBy("location_id")
    .execute();
  return rows.map((row) => row.location_id);
}
