import { sql } from "kysely";
import type { Scope } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import type { SiteSet } from "@kreislauf/contract/sites";
import { assignedSiteIds, isInSiteSet } from "../sites/index.ts";

/** The active sites that a person sees, or those among them that are the given site or belong to the set. */
export const listProofSites = (scope: Scope, siteId: number | "all", set: SiteSet = {}) =>
  scope.db
    .selectFrom("sites")
    .select(["id", "alias", "city"])
    .where("company_id", "=", scope.actor.companyId)
    .where("id", "in", assignedSiteIds(scope))
    .where("active", "=", true)
    .where(isInSiteSet(scope, "sites.id", set))
    .$if(siteId !== "all", (query) => query.where("id", "=", siteId as number))
    .orderBy(sql`sort_key collate "C"`)
    .orderBy("id")
    .execute();

export async function listWasteTypes({ db }: { readonly db: Db }, ids: readonly number[]) {
  const rows = await db
    .selectFrom("waste_types")
    .selectAll()
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::integer[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * What the check of the proofs needs to know of an agreement at a site that the person sees; undefined for any other
 * agreement.
 */
export const findProofSubject = (scope: Scope, agreementId: number) =>
  scope.db
    .selectFrom("agreements")
    .innerJoin("waste_types", "waste_types.id", "agreements.waste_type_id")
    .innerJoin("sites", "sites.id", "agreements.site_id")
    .select([
      "agreements.site_id",
      "agreements.waste_type_id",
      "agreements.container_type_id",
      "waste_types.hazardous",
      "sites.land",
      "sites.assumption_day_holiday",
      "sites.corpus_christi_holiday",
    ])
    .where("agreements.id", "=", agreementId)
    .where("agreements.company_id", "=", scope.actor.companyId)
    .where("agreements.site_id", "in", assignedSiteIds(scope))
    .executeTakeFirst();

/** The id of an order at a site that the person sees; undefined for any other order. */
export const findNotedOrder = (scope: Scope, orderId: number) =>
  scope.db
    .selectFrom("orders")
    .select("id")
    .where("id", "=", orderId)
    .where("company_id", "=", scope.actor.companyId)
    .where("site_id", "in", assignedSiteIds(scope))
    .executeTakeFirst();
