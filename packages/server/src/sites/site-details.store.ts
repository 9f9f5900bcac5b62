import { berlinDate, orderStatus } from "@kreislauf/contract/base";
import type { RouteSketch, SketchMediaType } from "@kreislauf/contract/sites";
import type { LevelId } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Context, Scope } from "../base/context.ts";

/** Number of upcoming orders shown in the detail. */
const shownOrders = 5;

/** The users assigned to a site, sorted by name; the caller has checked the site. */
export const listAssignedUsers = ({ db, actor }: Scope, siteId: number) =>
  db
    .selectFrom("user_sites")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "user_sites.user_id")
        .onRef("memberships.company_id", "=", "user_sites.company_id"),
    )
    .innerJoin("users", "users.id", "memberships.user_id")
    .select((select) => [
      "users.id as userId",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "memberships.invited",
      select.ref("memberships.level_id").$castTo<LevelId | null>().as("ebeneId"),
      "memberships.permissions",
    ])
    .where("user_sites.site_id", "=", siteId)
    .where("user_sites.company_id", "=", actor.companyId)
    .where("memberships.deleted_at", "is", null)
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .execute();

/**
 * With `actor`, only sketches of the actor's company are found. The calls of the provider and of disposers leave it
 * out, because they have checked the site or one of its orders before.
 */
type SketchScope = Pick<Scope, "db"> & Partial<Pick<Scope, "actor">>;

const selectSketches = ({ db, actor }: SketchScope, siteId: number) =>
  db
    .selectFrom("site_sketches")
    .innerJoin("files", "files.id", "site_sketches.file_id")
    .where("site_sketches.site_id", "=", siteId)
    .$if(actor !== undefined, (query) => query.where("site_sketches.company_id", "=", actor?.companyId ?? 0));

export const listSketches = (scope: SketchScope, siteId: number): Promise<RouteSketch[]> =>
  selectSketches(scope, siteId)
    .select((select) => [
      "site_sketches.id",
      "site_sketches.file_name as fileName",
      select.ref("files.media_type").$castTo<SketchMediaType>().as("mediaType"),
      "files.size_bytes as sizeBytes",
      "site_sketches.created_at as addedOn",
    ])
    .orderBy("site_sketches.id")
    .execute();

/** The ids of the files that are the site's sketches. */
export const listSketchFiles = async (scope: SketchScope, siteId: number): Promise<number[]> =>
  (await selectSketches(scope, siteId).select("site_sketches.file_id").execute()).map(
    ({ file_id }) => file_id,
  );

export const findSketch = (scope: SketchScope, siteId: number, sketchId: number) =>
  selectSketches(scope, siteId)
    .select(["site_sketches.file_name", "files.content_hash", "files.media_type"])
    .where("site_sketches.id", "=", sketchId)
    .executeTakeFirst();

/** The agreements of a site that have not ended, sorted by waste type. */
export const listSiteAgreements = ({ db, actor }: Scope, siteId: number) =>
  db
    .selectFrom("agreements")
    .innerJoin("waste_types", "waste_types.id", "agreements.waste_type_id")
    .innerJoin("container_types", "container_types.id", "agreements.container_type_id")
    .select([
      "agreements.id",
      "agreements.agreement_number",
      "agreements.agreement_type_id",
      "agreements.containers_on_site",
      "agreements.status",
      "waste_types.id as waste_type_id",
      "waste_types.description",
      "waste_types.avv_code",
      "waste_types.hazardous",
      "container_types.id as container_type_id",
      "container_types.type",
      "container_types.size",
      "container_types.drawing",
    ])
    .where("agreements.company_id", "=", actor.companyId)
    .where("agreements.site_id", "=", siteId)
    .where("agreements.status", "<>", "ended")
    .orderBy(sql`waste_types.sort_key collate "C"`)
    .orderBy("agreements.id")
    .execute();

/**
 * The next `shownOrders` open orders from today (Berlin) on. Past open orders wait for feedback and are listed
 * elsewhere.
 */
export const listNextOrders = ({ db, actor, now }: Pick<Context, "db" | "actor" | "now">, siteId: number) =>
  db
    .selectFrom("orders")
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("container_types", "container_types.id", "orders.container_type_id")
    .innerJoin("agreements", "agreements.id", "orders.agreement_id")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .select([
      "orders.id",
      "service_offers.unit as offer_unit",
      "orders.order_number",
      "orders.container_action_id",
      "orders.amount",
      "orders.desired_date",
      "waste_types.id as waste_type_id",
      "waste_types.description",
      "orders.independent_waste_type",
      "container_types.id as container_type_id",
      "container_types.type",
    ])
    .where("orders.company_id", "=", actor.companyId)
    .where("orders.site_id", "=", siteId)
    .where("orders.status", "=", orderStatus.open)
    .where("orders.desired_date", ">=", berlinDate(now))
    .orderBy("orders.desired_date")
    .orderBy("orders.id")
    .limit(shownOrders)
    .execute();

/** The numbers of containers, running agreements and open orders of a site, each of which prevents its deactivation. */
export async function countDeactivationBlockers({ db, actor }: Scope, siteId: number) {
  const { rows } = await sql<{ containers: number; agreements: number; orders: number }>`
    select
      (select coalesce(sum(containers_on_site), 0)::integer from agreements
        where company_id = ${actor.companyId} and site_id = ${siteId}) as containers,
      (select count(*)::integer from agreements
        where company_id = ${actor.companyId} and site_id = ${siteId} and status <> 'ended') as agreements,
      (select count(*)::integer from orders
        where company_id = ${actor.companyId} and site_id = ${siteId}
          and status = ${sql.lit(orderStatus.open)}) as orders`.execute(db);
  return rows[0] ?? { containers: 0, agreements: 0, orders: 0 };
}
