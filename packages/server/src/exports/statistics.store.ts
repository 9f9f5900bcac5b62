import type { StatisticsQuery } from "@kreislauf/contract/exports";
import { orderStatus } from "@kreislauf/contract/orders";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Scope } from "../base/context.ts";
import { isInSiteSet } from "../sites/index.ts";
import { isDisposal, isOfHazardousWaste, hasTreatment, visibleOrders } from "../orders/index.ts";

export interface DateRange {
  readonly dateFrom: string;
  readonly dateTo: string;
}

/** The requested period and the same days of the year before, as separate branches because they may overlap. */
export interface ComparedPeriods {
  readonly current: DateRange;
  readonly previous: DateRange;
}

export type StatisticsSelection = Omit<StatisticsQuery, keyof DateRange>;

/** Disposals that match the filters, at any time. */
function selectedDisposals(scope: Scope, selection: StatisticsSelection) {
  return visibleOrders(scope).where(isDisposal).where(isSelected(scope, selection));
}

function isSelected(
  scope: Scope,
  { serviceLocationId, filter, wasteType, hazardous }: StatisticsSelection,
): Expression<SqlBool> {
  const conditions = [
    isInSiteSet(scope, "orders.site_id", filter),
    ...(serviceLocationId === "all" ? [] : [sql`orders.site_id = ${serviceLocationId}`]),
    ...(wasteType === undefined ? [] : [sql`orders.waste_type_id = ${wasteType}`]),
    ...(hazardous === undefined ? [] : [isOfHazardousWaste(hazardous)]),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

const periodRows = ({ current, previous }: ComparedPeriods) =>
  sql<{ is_current: boolean; first: string; last: string }>`(values
    (true, ${current.dateFrom}::date, ${current.dateTo}::date),
    (false, ${previous.dateFrom}::date, ${previous.dateTo}::date))`;

const month = sql<string>`to_char(orders.executed_on, 'YYYY-MM')`;
const kilograms = sql<number>`coalesce(sum(orders.weight_kg), 0)`;
const kilogramsOf = (treatment: "recovery" | "disposal") =>
  sql<number>`coalesce(sum(orders.weight_kg) filter (where ${hasTreatment[treatment]}), 0)`;

/** One statement: every figure by month, by waste type and by site, for both periods. */
export const readFigures = (scope: Scope, selection: StatisticsSelection, periods: ComparedPeriods) =>
  selectedDisposals(scope, selection)
    .innerJoin(periodRows(periods).as<"period">(sql`period(is_current, first, last)`), (join) =>
      join.on(sql<SqlBool>`orders.executed_on between period.first and period.last`),
    )
    .select([
      sql<boolean>`period.is_current`.as("is_current"),
      month.as("month"),
      sql<number | null>`orders.waste_type_id`.as("waste_type_id"),
      sql<number | null>`orders.site_id`.as("site_id"),
      (select) => select.fn.countAll<number>().as("disposals"),
      kilograms.as("weight"),
      kilogramsOf("recovery").as("recovered"),
      kilogramsOf("disposal").as("disposed"),
      sql<number>`count(*) filter (where orders.weight_kg is null)`.as("unweighed"),
    ])
    .groupBy(
      sql`grouping sets ((period.is_current, ${month}), (period.is_current, orders.waste_type_id), (period.is_current, orders.site_id))`,
    )
    .execute();

export type FigureRow = Awaited<ReturnType<typeof readFigures>>[number];

/** Failed trips have no execution date, so their desired date counts. */
export async function countFailedTrips(
  scope: Scope,
  selection: StatisticsSelection,
  { current, previous }: ComparedPeriods,
): Promise<{ readonly current: number; readonly previous: number }> {
  const within = ({ dateFrom, dateTo }: DateRange) =>
    sql<SqlBool>`orders.desired_date between ${dateFrom}::date and ${dateTo}::date`;
  return await visibleOrders(scope)
    .where("orders.status", "=", orderStatus.failedTrip)
    .where(isSelected(scope, selection))
    .where((where) => where.or([within(current), within(previous)]))
    .select([
      sql<number>`count(*) filter (where ${within(current)})`.as("current"),
      sql<number>`count(*) filter (where ${within(previous)})`.as("previous"),
    ])
    .executeTakeFirstOrThrow();
}

/** The number of rows by waste type, site and month, and the months that have any. */
export const countByMonth = (scope: Scope, selection: StatisticsSelection, days: DateRange) =>
  scope.db
    .selectFrom(
      selectedDisposals(scope, selection)
        .where(sql<SqlBool>`orders.executed_on between ${days.dateFrom}::date and ${days.dateTo}::date`)
        .select([month.as("month"), "orders.waste_type_id", "orders.site_id"])
        .distinct()
        .as("combinations"),
    )
    .select(["month", (select) => select.fn.countAll<number>().as("rows")])
    .groupBy("month")
    .orderBy("month")
    .execute();

/** The figures of some days by waste type and site; for one month they are its rows in a file. */
export const readFiguresByWasteTypeAndSite = (
  scope: Scope,
  selection: StatisticsSelection,
  days: DateRange,
) =>
  selectedDisposals(scope, selection)
    .where(sql<SqlBool>`orders.executed_on between ${days.dateFrom}::date and ${days.dateTo}::date`)
    .select([
      "orders.waste_type_id",
      "orders.site_id",
      (select) => select.fn.countAll<number>().as("disposals"),
      kilograms.as("weight"),
      kilogramsOf("recovery").as("recovered"),
      kilogramsOf("disposal").as("disposed"),
    ])
    .groupBy(["orders.waste_type_id", "orders.site_id"])
    .execute();
