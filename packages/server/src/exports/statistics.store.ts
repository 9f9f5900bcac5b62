import type { StatisticsQuery, StatisticsReferencesQuery } from "@kreislauf/contract/exports";
import { orderStatus } from "@kreislauf/contract/orders";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Scope } from "../base/context.ts";
import { isInSiteSet } from "../sites/index.ts";
import {
  isDisposal,
  isOfHazardousWaste,
  hasTreatment,
  listNamedReferences,
  visibleOrders,
} from "../orders/index.ts";

export interface DateRange {
  readonly dateFrom: string;
  readonly dateTo: string;
}

/** The requested period and the same days of the year before. If they overlap, a disposal can count in both. */
export interface ComparedPeriods {
  readonly current: DateRange;
  readonly previous: DateRange;
}

export type StatisticsSelection = Omit<StatisticsQuery, keyof DateRange>;

/** Disposals that match the filters and that the person sees, of all days. */
function selectedDisposals(scope: Scope, selection: StatisticsSelection) {
  return visibleOrders(scope).where(isDisposal).where(isSelected(scope, selection));
}

function isSelected(
  scope: Scope,
  { serviceLocationId, filter, wasteType, hazardous, costCentre, project }: StatisticsSelection,
): Expression<SqlBool> {
  const conditions = [
    isInSiteSet(scope, "orders.site_id", filter),
    ...(serviceLocationId === "all" ? [] : [sql`orders.site_id = ${serviceLocationId}`]),
    ...(wasteType === undefined ? [] : [sql`orders.waste_type_id = ${wasteType}`]),
    ...(hazardous === undefined ? [] : [isOfHazardousWaste(hazardous)]),
    ...(costCentre === undefined ? [] : [sql`orders.cost_centre = ${costCentre}`]),
    ...(project === undefined ? [] : [sql`orders.project = ${project}`]),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

const periodRows = ({ current, previous }: ComparedPeriods) =>
  sql<{ is_current: boolean; first: string; last: string }>`(values
    (true, ${current.dateFrom}::date, ${current.dateTo}::date),
    (false, ${previous.dateFrom}::date, ${previous.dateTo}::date))`;

const month = sql<string>`to_char(orders.executed_on, 'YYYY-MM')`;
/**
 * The month of the current period in which a disposal is counted. For a disposal of the year before, it is the month
 * that the disposal is compared with.
 */
const comparedMonth = sql<string>`to_char(
  case when period.is_current then orders.executed_on else orders.executed_on + interval '1 year' end, 'YYYY-MM')`;
const kilograms = sql<number>`coalesce(sum(orders.weight_kg), 0)`;
const kilogramsOf = (treatment: "recovery" | "disposal") =>
  sql<number>`coalesce(sum(orders.weight_kg) filter (where ${hasTreatment[treatment]}), 0)`;

/**
 * Reads the figures by month, by waste type and by site, for both periods, in one statement. Figures by cost centre are
 * only read if asked for, because the index that covers all other columns does not contain the cost centre.
 */
export async function readFigures(
  scope: Scope,
  selection: StatisticsSelection,
  periods: ComparedPeriods,
): Promise<readonly FigureRow[]> {
  const isByCostCentre = selection.by === "costCentre";
  const parts = selectedDisposals(scope, selection)
    .innerJoin(periodRows(periods).as<"period">(sql`period(is_current, first, last)`), (join) =>
      join.on(sql<SqlBool>`orders.executed_on between period.first and period.last`),
    )
    .select([
      sql<boolean>`period.is_current`.as("is_current"),
      comparedMonth.as("month"),
      "orders.waste_type_id",
      "orders.site_id",
      (select) => select.fn.countAll<number>().as("disposals"),
      kilograms.as("weight"),
      kilogramsOf("recovery").as("recovered"),
      kilogramsOf("disposal").as("disposed"),
      sql<number>`count(*) filter (where orders.weight_kg is null)`.as("unweighed"),
    ])
    .groupBy([sql`period.is_current`, comparedMonth, "orders.waste_type_id", "orders.site_id"])
    .$if(isByCostCentre, (query) => query.select("orders.cost_centre").groupBy("orders.cost_centre"));
  const { rows } = await sql<FigureRow>`
    with parts as materialized (${parts}),
      comparable as (select month from parts group by month having count(distinct is_current) = 2)
    select is_current, month, waste_type_id, site_id,
      ${isByCostCentre ? sql`cost_centre` : sql`null::text`} as cost_centre,
      sum(disposals)::integer as disposals, sum(weight) as weight, sum(recovered) as recovered,
      sum(disposed) as disposed, sum(unweighed)::integer as unweighed,
      coalesce(sum(weight) filter (where month in (select month from comparable)), 0) as comparable
    from parts
    group by grouping sets ((is_current, month), (is_current, waste_type_id), (is_current, site_id)
      ${isByCostCentre ? sql`, (is_current, cost_centre)` : sql``})`.execute(scope.db);
  return rows;
}

export interface FigureRow {
  readonly is_current: boolean;
  /** `YYYY-MM` of the current period; null in a figure that is not by month. */
  readonly month: string | null;
  readonly waste_type_id: number | null;
  readonly site_id: number | null;
  /** Empty for disposals without a cost centre; null in a figure that is not by cost centre. */
  readonly cost_centre: string | null;
  readonly disposals: number;
  readonly weight: number;
  readonly recovered: number;
  readonly disposed: number;
  readonly unweighed: number;
  /** The weight in only those months in which both periods have disposals. */
  readonly comparable: number;
}

/** The number of failed trips in each period. They count by desired date, because they have no execution date. */
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

/** The cost centres and projects that disposals carried out from `dateFrom` to `dateTo`, both inclusive, name. */
export const listUsedReferences = (
  scope: Scope,
  { dateFrom, dateTo, ...selection }: StatisticsReferencesQuery,
) =>
  listNamedReferences(
    scope,
    selectedDisposals(scope, selection).where(
      sql<SqlBool>`orders.executed_on between ${dateFrom}::date and ${dateTo}::date`,
    ),
  );

/**
 * Each month that has disposals, with its number of rows: the combinations of waste type and site, and of cost centre
 * if asked for.
 */
export const countByMonth = (scope: Scope, selection: StatisticsSelection, days: DateRange) =>
  scope.db
    .selectFrom(
      selectedDisposals(scope, selection)
        .where(sql<SqlBool>`orders.executed_on between ${days.dateFrom}::date and ${days.dateTo}::date`)
        .select([month.as("month"), "orders.waste_type_id", "orders.site_id"])
        .$if(selection.by === "costCentre", (query) => query.select("orders.cost_centre"))
        .distinct()
        .as("combinations"),
    )
    .select(["month", (select) => select.fn.countAll<number>().as("rows")])
    .groupBy("month")
    .orderBy("month")
    .execute();

/**
 * The figures of the given days by waste type and site, and by cost centre if asked for. A file has one row for each of
 * these combinations in a month.
 */
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
    .$if(selection.by === "costCentre", (query) =>
      query.select("orders.cost_centre").groupBy("orders.cost_centre"),
    )
    .execute();
