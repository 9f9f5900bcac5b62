import { sql } from "kysely";
import type { Context, PersonsWork } from "../base/context.ts";

type Scope = Pick<Context, "db" | "actor">;

/** Which of the named sites the acting person sees. */
export async function seenAmong({ db, actor }: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("user_locations")
    .select("location_id")
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .where("location_id", "=", sql<number>`any (${[...ids]}::integer[])`)
    .execute();
  return new Set(rows.map((row) => row.location_id));
}

/** The names of sites, as the audit log keeps them. */
export async function namesOfSites({ db, actor }: Scope, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom("locations")
    .select("alias")
    .where("company_id", "=", actor.companyId)
    .where("id", "=", sql<number>`any (${[...ids]}::integer[])`)
    .orderBy(sql`sort_key collate "C"`)
    .execute();
  return rows.map((row) => row.alias);
}

export async function assignSites(
  { db, actor }: PersonsWork,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto("user_locations")
    .columns(["user_id", "company_id", "location_id"])
    .expression(
      sql<{ user_id: number; company_id: number; location_id: number }>`
        select ${userId}::integer, ${actor.companyId}::integer, unnest(${[...ids]}::integer[])`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function takeSites(
  { db, actor }: PersonsWork,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  await db
    .deleteFrom("user_locations")
    .where("user_id", "=", userId)
    .where("company_id", "=", actor.companyId)
    .where("location_id", "=", sql<number>`any (${[...ids]}::integer[])`)
    .execute();
}

/** The active sites that the acting person sees, as the picker shows them. */
export const listAssignableSites = ({ db, actor }: Scope) =>
  db
    .selectFrom("locations")
    .innerJoin("user_locations", "user_locations.location_id", "locations.id")
    .select([
      "locations.id",
      "locations.location_order_number as number",
      "locations.alias",
      "locations.street",
      "locations.house_number as houseNumber",
      "locations.zip",
      "locations.city",
      "locations.group_id as groupId",
    ])
    .where("user_locations.user_id", "=", actor.userId)
    .where("user_locations.company_id", "=", actor.companyId)
    .where("locations.company_id", "=", actor.companyId)
    .where("locations.active", "=", true)
    .orderBy(sql`locations.sort_key collate "C"`)
    .orderBy("locations.id")
    .execute();
