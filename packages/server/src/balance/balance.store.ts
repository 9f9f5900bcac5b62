import {
  type BalanceCell,
  type BalanceGroup,
  type BalanceQuery,
  type BalanceReceiptsQuery,
  cellsOfGroup,
  receiptsPageSize,
  treatmentTable,
} from "@kreislauf/contract/balance";
import { sql, type SqlBool } from "kysely";
import type { Scope } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { isDisposal, visibleOrders } from "../orders/index.ts";
import { isInSiteSet } from "../sites/index.ts";

export interface BalanceDays {
  readonly dateFrom: string;
  readonly dateTo: string;
}

/** The disposals on these days: the same orders as the waste statistics count. */
const disposalsOf = (
  scope: Scope,
  { serviceLocationId, filter }: Pick<BalanceQuery, "serviceLocationId" | "filter">,
  { dateFrom, dateTo }: BalanceDays,
) =>
  visibleOrders(scope)
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .where(isDisposal)
    .where(sql<SqlBool>`orders.executed_on between ${dateFrom}::date and ${dateTo}::date`)
    .where(isInSiteSet(scope, "orders.site_id", filter))
    .$if(serviceLocationId !== "all", (rest) =>
      rest.where("orders.site_id", "=", serviceLocationId as number),
    );

/** The disposals by AVV code and treatment code, in one statement. */
export const readBalanceParts = (scope: Scope, selection: BalanceQuery, days: BalanceDays) =>
  disposalsOf(scope, selection, days)
    .select([
      "waste_types.avv_code as avvCode",
      "waste_types.hazardous",
      "orders.treatment_code as treatmentCode",
      sql<string>`string_agg(distinct waste_types.description, ', ' order by waste_types.description)`.as(
        "description",
      ),
      (select) => select.fn.countAll<number>().as("disposals"),
      sql<number>`coalesce(sum(orders.weight_kg), 0)`.as("kg"),
      sql<number>`coalesce(sum(orders.weight_kg) filter (where orders.weight_estimated), 0)`.as(
        "estimatedKg",
      ),
      sql<number>`(count(*) filter (where orders.weight_kg is null))::integer`.as("unweighed"),
    ])
    .groupBy(["waste_types.avv_code", "waste_types.hazardous", "orders.treatment_code"])
    .orderBy(sql`waste_types.avv_code collate "C"`)
    .orderBy("waste_types.hazardous")
    .orderBy(sql`orders.treatment_code collate "C"`)
    .execute();

export type BalancePartRow = Awaited<ReturnType<typeof readBalanceParts>>[number];

type ReceiptSelection = Pick<
  BalanceReceiptsQuery,
  "serviceLocationId" | "filter" | "cell" | "hazardous" | "avvCode"
>;

const isGroup = (cell: BalanceCell | BalanceGroup): cell is BalanceGroup => cell in cellsOfGroup;

function codesOf(wanted: BalanceCell | BalanceGroup): string[] {
  const cells: readonly BalanceCell[] = isGroup(wanted) ? cellsOfGroup[wanted] : [wanted];
  return Object.entries(treatmentTable.cells).flatMap(([code, cell]) => (cells.includes(cell) ? [code] : []));
}

/** The disposals behind one figure of the balance. */
function figureDisposals(scope: Scope, selection: ReceiptSelection, days: BalanceDays) {
  const { cell, hazardous, avvCode } = selection;
  let found = disposalsOf(scope, selection, days);
  if (cell !== undefined) {
    found = found.where(
      cell === "unknown"
        ? sql<SqlBool>`orders.treatment_code <> all (${Object.keys(treatmentTable.cells)}::text[])`
        : sql<SqlBool>`orders.treatment_code = any (${codesOf(cell)}::text[])`,
    );
  }
  if (hazardous !== undefined) found = found.where("waste_types.hazardous", "=", hazardous);
  if (avvCode !== undefined)
    found = found.where("waste_types.avv_code", "=", avvCode === "none" ? "" : avvCode);
  return found;
}

/** Adds to each order its newest receipt; null for an order without a receipt. */
const withReceipts = (orders: ReturnType<typeof figureDisposals>) =>
  orders
    .innerJoin("sites", "sites.id", "orders.site_id")
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom("documents")
          .select(["documents.id", "documents.number"])
          .whereRef("documents.order_id", "=", "orders.id")
          .whereRef("documents.company_id", "=", "orders.company_id")
          .where("documents.type", "=", "service_receipt")
          .orderBy("documents.id", "desc")
          .limit(1)
          .as("receipt"),
      (join) => join.onTrue(),
    )
    .select([
      "orders.id",
      "orders.order_number",
      "orders.executed_on",
      "orders.weight_kg",
      "orders.weight_estimated",
      "orders.treatment_code",
      "waste_types.description",
      "waste_types.avv_code",
      "waste_types.hazardous",
      "sites.alias",
      "sites.city",
      "receipt.id as receipt_id",
      "receipt.number as receipt_number",
    ]);

/** A page of the disposals behind a figure, the latest first. */
export const listReceiptRows = (
  scope: Scope,
  selection: ReceiptSelection,
  days: BalanceDays,
  { page }: { readonly page: number },
) =>
  withReceipts(figureDisposals(scope, selection, days))
    .orderBy("orders.executed_on", "desc")
    .orderBy("orders.id", "desc")
    .limit(receiptsPageSize)
    .offset((page - 1) * receiptsPageSize)
    .execute();

/** The ids of the orders behind a figure, the latest disposal first. */
export async function listReceiptOrderIds(
  scope: Scope,
  selection: ReceiptSelection,
  days: BalanceDays,
): Promise<readonly number[]> {
  const rows = await figureDisposals(scope, selection, days)
    .select("orders.id")
    .orderBy("orders.executed_on", "desc")
    .orderBy("orders.id", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

/** Orders with their newest receipts, by the orders' ids, unsorted, without orders that the person does not see. */
export const readReceiptRows = (scope: Scope, ids: readonly number[]) =>
  withReceipts(visibleOrders(scope).innerJoin("waste_types", "waste_types.id", "orders.waste_type_id"))
    .where(sql<SqlBool>`orders.id = any(${[...ids]}::integer[])`)
    .execute();

export type ReceiptRow = Awaited<ReturnType<typeof listReceiptRows>>[number];

export const sumReceipts = (scope: Scope, selection: ReceiptSelection, days: BalanceDays) =>
  figureDisposals(scope, selection, days)
    .select([
      (select) => select.fn.countAll<number>().as("total"),
      sql<number>`coalesce(sum(orders.weight_kg), 0)`.as("kg"),
      sql<number>`(count(*) filter (where orders.weight_estimated))::integer`.as("estimated"),
    ])
    .executeTakeFirstOrThrow();

/** The emission factors that the operator entered for a year, sorted by cell. */
export const listEmissionFactors = (db: Db, year: number) =>
  db.selectFrom("emission_factors").selectAll().where("balance_year", "=", year).orderBy("cell").execute();

interface EnteredFactor {
  readonly year: number;
  readonly cell: BalanceCell;
  readonly kgPerTonne: number;
  readonly source: string;
  readonly sourceYear: number;
}

export const saveEmissionFactor = (db: Db, now: Temporal.Instant, factor: EnteredFactor) => {
  const values = {
    kg_per_tonne: factor.kgPerTonne,
    source: factor.source,
    source_year: factor.sourceYear,
    entered_at: now.toString(),
  };
  return db
    .insertInto("emission_factors")
    .values({ balance_year: factor.year, cell: factor.cell, ...values })
    .onConflict((conflict) => conflict.columns(["balance_year", "cell"]).doUpdateSet(values))
    .execute();
};

export const deleteEmissionFactors = async (db: Db, year: number): Promise<number> =>
  Number(
    (await db.deleteFrom("emission_factors").where("balance_year", "=", year).executeTakeFirst())
      .numDeletedRows,
  );
