import type { StatisticsQuery } from "@kreislauf/contract/exports";
import { orderStatus } from "@kreislauf/contract/orders";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Scope } from "../base/context.ts";
import { isDisposal, ofHazardousWaste, treatmentIs, visibleOrders } from "../orders/index.ts";

export interface Days {
  readonly dateFrom: string;
  readonly dateTo: string;
}

/** The period asked for and the same days of the year before, side by side: they may overlap. */
export interface Periods {
  readonly current: Days;
  readonly previous: Days;
}

export type StatisticsSelection = Omit<StatisticsQuery, keyof Days>;

/** Disposals of a selection, whenever. */
function selectedDisposals(scope: Scope, selection: StatisticsSelection) {
  return visibleOrders(scope).where(isDisposal).where(isSelected(selection));
}

function isSelected({ serviceLocationId, wasteType, hazardous }: StatisticsSelection): Expression<SqlBool> {
  const conditions = [
    ...(serviceLocationId === "all" ? [] : [sql`orders.location_id = ${serviceLocationId}`]),
    ...(wasteType === undefined ? [] : [sql`orders.waste_type_id = ${wasteType}`]),
    ...(hazardous === undefined ? [] : [ofHazardousWaste(hazardous)]),
  ];
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

const periodRows = ({ current, previous }: Periods) =>
  sql<{ is_current: boolean; first: string; last: string }>`(values
    (true, ${current.dateFrom}::date, ${current.dateTo}::date),
    (false, ${previous.dateFrom}::date, ${previous.dateTo}::date))`;

const month = sql<string>`to_char(orders.executed_on, 'YYYY-MM')`;
const kilograms = sql<number>`coalesce(sum(orders.weight_kg), 0)`;
const kilogramsOf = (treatment: "recovery" | "disposal") =>
  sql<number>`coalesce(sum(orders.weight_kg) filter (where ${treatmentIs[treatment]}), 0)`;

/** One statement: every figure by month, by waste type and by site, for both periods. */
export const readFigures = (scope: Scope, selection: StatisticsSelection, periods: Periods) =>
  selectedDisposals(scope, selection)
    .innerJoin(periodRows(periods).as<"period">(sql`period(is_current, first, last)`), (join) =>
      join.on(sql<SqlBool>`orders.executed_on between period.first and period.last`),
    )
    .select([
      sql<boolean>`period.is_current`.as("is_current"),
      month.as("month"),
      sql<number | null>`orders.waste_type_id`.as("waste_type_id"),
      sql<number | null>`orders.location_id`.as("location_id"),
      (select) => select.fn.countAll<number>().as("disposals"),
      kilograms.as("weight"),
      kilogramsOf("recovery").as("recovered"),
      kilogramsOf("disposal").as("disposed"),
      sql<number>`count(*) filter (where orders.weight_kg is null)`.as("unweighed"),
    ])
    .groupBy(
      sql`grouping sets ((period.is_current, ${month}), (period.is_current, orders.waste_type_id), (period.is_current, orders.location_id))`,
    )
    .execute();

export type FigureRow = Awaited<ReturnType<typeof readFigures>>[number];

/** Trips in vain are never carried out, so their planned day counts. */
export async function countFailedTrips(
  scope: Scope,
  selection: StatisticsSelection,
  { current, previous }: Periods,
): Promise<{ readonly current: number; readonly previous: number }> {
  const within = ({ dateFrom, dateTo }: Days) =>
    sql<SqlBool>`orders.desired_date between ${dateFrom}::date and ${dateTo}::date`;
  return await visibleOrders(scope)
    .where("orders.status", "=", orderStatus.failedTrip)
    .where(isSelected(selection))
    .where((where) => where.or([within(current), within(previous)]))
    .select([
      sql<number>`count(*) filter (where ${within(current)})`.as("current"),
      sql<number>`count(*) filter (where ${within(previous)})`.as("previous"),
    ])
    .executeTakeFirstOrThrow();
}

/** How many rows waste type, site and month make, and which months have some. */
export const countByMonth = (scope: Scope, selection: StatisticsSelection, days: Days) =>
  scope.db
    .selectFrom(
      selectedDisposals(scope, selection)
        .where(sql<SqlBool>`orders.executed_on between ${days.dateFrom}::date and ${days.dateTo}::date`)
        .select([month.as("month"), "orders.waste_type_id", "orders.location_id"])
        .distinct()
        .as("combinations"),
    )
    .select(["month", (select) => select.fn.countAll<number>().as("rows")])
    .groupBy("month")
    .orderBy("month")
    .execute();

/** The figures of some days by waste type and site; within one month they are its rows in a file. */
export const readCombinations = (scope: Scope, selection: StatisticsSelection, days: Days) =>
  selectedDisposals(scope, selection)
    .where(sql<SqlBool>`orders.executed_on between ${days.dateFrom}::date and ${days.dateTo}::date`)
    .select([
      "orders.waste_type_id",
      "orders.location_id",
      (select) => select.fn.countAll<number>().as("disposals"),
      kilograms.as("weight"),
      kilogramsOf("recovery").as("recovered"),
      kilogramsOf("disposal").as("disposed"),
    ])
    .groupBy(["orders.waste_type_id", "orders.location_id"])
    .execute();
