import { fieldErrorTexts, type Language, Refusal } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { WriteContext, Scope } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";

/** The active sites that the person sees, by group. One query for all groups. */
const seenByGroup = ({ db, actor }: Scope) =>
  db
    .selectFrom("user_sites as seen")
    .innerJoin("sites", "sites.id", "seen.site_id")
    .select(["sites.group_id", sql<number[]>`array_agg(sites.id order by sites.id)`.as("ids")])
    .where("seen.user_id", "=", actor.userId)
    .where("seen.company_id", "=", actor.companyId)
    .where("sites.company_id", "=", actor.companyId)
    .where("sites.active", "=", true)
    .groupBy("sites.group_id");

/** The company's groups, sorted by name, each with its active sites that the person sees. */
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

/** The names of the given groups of the person's company, sorted by group id. */
export async function listGroupNames({ db, actor }: Scope, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("groups")
    .select("name")
    .where("company_id", "=", actor.companyId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
  return rows.map(({ name }) => name);
}

/** Refuses a partner number that is not one of the company's. */
export async function ensureOwnPartner(
  { db, language }: WriteContext & { readonly language: Language },
  companyId: number,
  number: string,
): Promise<void> {
  const own = await db
    .selectFrom("company_numbers")
    .select("number")
    .where("company_id", "=", companyId)
    .where("kind", "=", "partner")
    .where("number", "=", number)
    .executeTakeFirst();
  if (own !== undefined) return;
  const message = fieldErrorTexts[language].reasons.foreign_number;
  throw new Refusal("validation", [{ field: "partnerNumber", message }]);
}

/**
 * The id of the company's first group by name among those with one of these names; undefined if it has no such group.
 */
export async function findGroupByNames(
  db: Db,
  companyId: number,
  names: readonly string[],
): Promise<number | undefined> {
  if (names.length === 0) return undefined;
  const group = await db
    .selectFrom("groups")
    .select("id")
    .where("company_id", "=", companyId)
    .where("name", "in", [...names])
    .orderBy(sql`groups.sort_key collate "C"`)
    .limit(1)
    .executeTakeFirst();
  return group?.id;
}
