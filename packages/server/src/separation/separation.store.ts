import type { SeparationQuery, SeparationReasonInput } from "@kreislauf/contract/separation";
import { sql, type SqlBool } from "kysely";
import type { Scope, TransactionContext } from "../base/context.ts";
import type { SiteSet } from "@kreislauf/contract/sites";
import { assignedSiteIds, isInSiteSet } from "../sites/index.ts";
import { isDisposal, visibleOrders } from "../orders/index.ts";

/** The disposals of a site in a year: the same orders as the waste statistics count. */
const disposalsOf = (scope: Scope, { serviceLocationId, year }: SeparationQuery) =>
  disposalsIn(scope, year).where("orders.site_id", "=", serviceLocationId);

export const disposalsIn = (scope: Scope, year: number) =>
  visibleOrders(scope)
    .where(isDisposal)
    .where(sql<SqlBool>`orders.executed_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`);

/** The active sites of a set, and its inactive sites that had a disposal in the year. */
export const listFolderSites = (
  scope: Scope,
  { year, filter }: { readonly year: number; readonly filter: SiteSet },
) =>
  scope.db
    .selectFrom("sites")
    .select(["sites.id", "sites.alias", "sites.city"])
    .where("sites.company_id", "=", scope.actor.companyId)
    .where("sites.id", "in", assignedSiteIds(scope))
    .where(isInSiteSet(scope, "sites.id", filter))
    .where((where) =>
      where.or([
        where("sites.active", "=", true),
        where("sites.id", "in", disposalsIn(scope, year).select("orders.site_id")),
      ]),
    )
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy("sites.id")
    .execute();

export const hasReceipt = sql<SqlBool>`exists (select from documents where documents.order_id = orders.id
  and documents.company_id = orders.company_id and documents.type = 'service_receipt')`;

/** The disposals by waste type, in one statement. */
export const readSeparationParts = (scope: Scope, query: SeparationQuery) =>
  disposalsOf(scope, query)
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("container_types", "container_types.id", "orders.container_type_id")
    .select([
      "waste_types.avv_code as avvCode",
      "waste_types.hazardous",
      "waste_types.description",
      // The name of a container type also contains its size.
      sql<string[]>`array_agg(distinct container_types.type)`.as("containers"),
      (select) => select.fn.countAll<number>().as("disposals"),
      sql<number>`coalesce(sum(orders.weight_kg), 0)`.as("kg"),
      sql<number>`coalesce(sum(orders.weight_kg) filter (where orders.weight_estimated), 0)`.as(
        "estimatedKg",
      ),
      sql<number>`(count(*) filter (where orders.weight_kg is null))::integer`.as("unweighed"),
      sql<number>`(count(*) filter (where ${hasReceipt}))::integer`.as("receipts"),
    ])
    .groupBy(["waste_types.id", "waste_types.avv_code", "waste_types.hazardous", "waste_types.description"])
    .orderBy(sql`waste_types.avv_code collate "C"`)
    .orderBy("waste_types.id")
    .execute();

export type SeparationPartRow = Awaited<ReturnType<typeof readSeparationParts>>[number];

/** The service receipts of the disposals, sorted by day. */
export const listFolderReceipts = (scope: Scope, query: SeparationQuery) =>
  scope.db
    .selectFrom("documents")
    .selectAll("documents")
    .where("documents.company_id", "=", scope.actor.companyId)
    .where("documents.type", "=", "service_receipt")
    .where("documents.order_id", "in", disposalsOf(scope, query).select("orders.id"))
    .orderBy("documents.date")
    .orderBy("documents.id")
    .execute();

/**
 * The disposers that took the site's waste in the year, with their treatment codes. The name is empty for orders
 * without a disposer.
 */
export const listFolderDisposers = (scope: Scope, query: SeparationQuery) =>
  disposalsOf(scope, query)
    .select([
      "orders.disposer as name",
      sql<string[]>`array_remove(array_agg(distinct orders.treatment_code), '')`.as("treatments"),
      (select) => select.fn.countAll<number>().as("disposals"),
    ])
    .groupBy("orders.disposer")
    .orderBy(sql`orders.disposer collate "C"`)
    .execute();

/** The reasons of a site and year; the caller has checked the site. */
export const listSeparationReasons = ({ db, actor }: Scope, { serviceLocationId, year }: SeparationQuery) =>
  db
    .selectFrom("separation_reasons")
    .select(["fraction", "reason", "explanation", "version"])
    .where("company_id", "=", actor.companyId)
    .where("site_id", "=", serviceLocationId)
    .where("year", "=", year)
    .execute();

/**
 * Writes a reason; the caller has locked its site. Undefined if somebody else has changed the reason since it was
 * loaded.
 */
export async function writeSeparationReason(
  { db, actor, now }: TransactionContext,
  { serviceLocationId, year, fraction, reason, explanation, version }: SeparationReasonInput,
) {
  const values = { reason, explanation, changed_at: now.toString(), changed_by: actor.userId };
  if (version === 0) {
    return await db
      .insertInto("separation_reasons")
      .values({ company_id: actor.companyId, site_id: serviceLocationId, year, fraction, ...values })
      .onConflict((conflict) => conflict.columns(["site_id", "year", "fraction"]).doNothing())
      .returning("id")
      .executeTakeFirst();
  }
  return await db
    .updateTable("separation_reasons")
    .set({ ...values, version: version + 1 })
    .where("company_id", "=", actor.companyId)
    .where("site_id", "=", serviceLocationId)
    .where("year", "=", year)
    .where("fraction", "=", fraction)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
}
