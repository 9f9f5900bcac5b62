import { berlinDate, orderStatus } from "@kreislauf/contract/base";
import type { RouteSketch, SketchMediaType } from "@kreislauf/contract/locations";
import type { LevelId } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Context, Scope } from "../base/context.ts";

/** How many of the next orders a detail shows. */
const shownOrders = 5;

/** The users a site is assigned to, by name; the site is known to be one of the person's own. */
export const listAssignedUsers = ({ db, actor }: Scope, locationId: number) =>
  db
    .selectFrom("user_locations")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "user_locations.user_id")
        .onRef("memberships.company_id", "=", "user_locations.company_id"),
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
    .where("user_locations.location_id", "=", locationId)
    .where("user_locations.company_id", "=", actor.companyId)
    .where("memberships.deleted_at", "is", null)
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .execute();

const selectSketches = ({ db }: Pick<Scope, "db">, locationId: number) =>
  db
    .selectFrom("location_sketches")
    .innerJoin("files", "files.id", "location_sketches.file_id")
    .where("location_sketches.location_id", "=", locationId);

export const listSketches = (scope: Pick<Scope, "db">, locationId: number): Promise<RouteSketch[]> =>
  selectSketches(scope, locationId)
    .select((select) => [
      "location_sketches.id",
      "location_sketches.file_name as fileName",
      select.ref("files.media_type").$castTo<SketchMediaType>().as("mediaType"),
      "files.size_bytes as sizeBytes",
      "location_sketches.created_at as addedOn",
    ])
    .orderBy("location_sketches.id")
    .execute();

export const findSketch = (scope: Pick<Scope, "db">, locationId: number, sketchId: number) =>
  selectSketches(scope, locationId)
    .select(["location_sketches.file_name", "files.content_hash", "files.media_type"])
    .where("location_sketches.id", "=", sketchId)
    .executeTakeFirst();

/** The agreements of a site that have not ended, those with most containers first. */
export const listSiteAgreements = ({ db }: Pick<Scope, "db">, locationId: number) =>
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
    .where("agreements.location_id", "=", locationId)
    .where("agreements.status", "<>", "ended")
    .orderBy(sql`waste_types.sort_key collate "C"`)
    .orderBy("agreements.id")
    .execute();

/** Open orders of today and later; what is past waits for feedback elsewhere. */
export const listNextOrders = ({ db, now }: Pick<Context, "db" | "now">, locationId: number) =>
  db
    .selectFrom("orders")
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("container_types", "container_types.id", "orders.container_type_id")
    .select([
      "orders.id",
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
    .where("orders.location_id", "=", locationId)
    .where("orders.status", "=", orderStatus.open)
    .where("orders.desired_date", ">=", berlinDate(now))
    .orderBy("orders.desired_date")
    .orderBy("orders.id")
    .limit(shownOrders)
    .execute();

/** What still belongs to a site, counted at this moment. */
export async function countRemains({ db }: Pick<Scope, "db">, locationId: number) {
  const { rows } = await sql<{ containers: number; agreements: number; orders: number }>`
    select
      (select coalesce(sum(containers_on_site), 0)::integer from agreements where location_id = ${locationId})
        as containers,
      (select count(*)::integer from agreements where location_id = ${locationId} and status <> 'ended')
        as agreements,
      (select count(*)::integer from orders
        where location_id = ${locationId} and status = ${sql.lit(orderStatus.open)}) as orders`.execute(db);
  return rows[0] ?? { containers: 0, agreements: 0, orders: 0 };
}
