import type { Scope } from "../base/context.ts";
import { sql, type SqlBool } from "kysely";
import { disposalsIn, hasReceipt } from "./separation.store.ts";

interface FoldersOf {
  readonly year: number;
  readonly siteIds: readonly number[];
}

/** Reads what the gaps of the sites' folders are computed from; the returned function gives the facts of one site. */
export async function readFolderFacts(scope: Scope, { year, siteIds }: FoldersOf) {
  const { db, actor } = scope;
  const isOfSites = sql<SqlBool>`site_id = any(${[...siteIds]}::integer[])`;
  const disposals = disposalsIn(scope, year).where(
    sql<SqlBool>`orders.site_id = any(${[...siteIds]}::integer[])`,
  );
  const parts = await disposals
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .select([
      "orders.site_id",
      "waste_types.avv_code as avvCode",
      (select) => select.fn.countAll<number>().as("disposals"),
      sql<number>`coalesce(sum(orders.weight_kg), 0)`.as("kg"),
      sql<number>`coalesce(sum(orders.weight_kg) filter (where orders.weight_estimated), 0)`.as(
        "estimatedKg",
      ),
      sql<number>`(count(*) filter (where orders.weight_kg is null))::integer`.as("unweighed"),
      sql<number>`(count(*) filter (where ${hasReceipt}))::integer`.as("receipts"),
    ])
    .groupBy(["orders.site_id", "waste_types.avv_code"])
    .execute();
  const disposers = await disposals
    .select([
      "orders.site_id",
      "orders.disposer as name",
      (select) => select.fn.countAll<number>().as("disposals"),
    ])
    .groupBy(["orders.site_id", "orders.disposer"])
    .execute();
  const reasons = await db
    .selectFrom("separation_reasons")
    .select(["site_id", "fraction", "reason"])
    .where("company_id", "=", actor.companyId)
    .where("year", "=", year)
    .where(isOfSites)
    .execute();
  const evidence = await db
    .selectFrom("separation_evidence")
    .select(["site_id", "subject", "disposer"])
    .where("company_id", "=", actor.companyId)
    .where("year", "=", year)
    .where(isOfSites)
    .execute();
  const sketches = await db
    .selectFrom("site_sketches")
    .select(["site_id", (select) => select.fn.countAll<number>().as("count")])
    .where(isOfSites)
    .groupBy("site_id")
    .execute();
  const of = {
    parts: bySite(parts),
    disposers: bySite(disposers),
    reasons: bySite(reasons),
    evidence: bySite(evidence),
    sketches: bySite(sketches),
  };
  return (siteId: number) => ({
    parts: of.parts(siteId),
    disposers: of.disposers(siteId),
    reasons: new Map(of.reasons(siteId).map(({ fraction, reason }) => [fraction, reason])),
    evidence: of.evidence(siteId),
    sitePlans: of.sketches(siteId)[0]?.count ?? 0,
  });
}

function bySite<Row extends { readonly site_id: number }>(rows: readonly Row[]) {
  const grouped = Map.groupBy(rows, ({ site_id }) => site_id);
  return (siteId: number): readonly Row[] => grouped.get(siteId) ?? [];
}
