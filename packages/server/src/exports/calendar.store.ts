import type { Land } from "@kreislauf/contract/catalog";
import type { CalendarKind } from "@kreislauf/contract/exports";
import type { SiteSet } from "@kreislauf/contract/sites";
import { orderStatus } from "@kreislauf/contract/orders";
import { type Expression, sql, type SqlBool } from "kysely";
import type { Scope } from "../base/context.ts";
import { assignedSiteIds, isInSiteSet } from "../sites/index.ts";
import { visibleOrders } from "../orders/index.ts";

export interface CalendarSelection {
  readonly siteId: number | null;
  readonly filter: SiteSet;
  readonly kind?: CalendarKind | undefined;
}

const isOf = (kind: CalendarKind): Expression<SqlBool> =>
  sql<SqlBool>`(orders.cycle_day is not null) = ${kind === "periodic"}`;

/**
 * The orders that the calendar shows: those with a desired date from `from` to `to`, both inclusive, that are not
 * cancelled.
 */
function selectPickups(scope: Scope, { siteId, filter, kind }: CalendarSelection, from: string, to: string) {
  return visibleOrders(scope)
    .where(isInSiteSet(scope, "orders.site_id", filter))
    .where("orders.desired_date", ">=", from)
    .where("orders.desired_date", "<=", to)
    .where("orders.status", "!=", orderStatus.cancelled)
    .$if(siteId !== null, (rest) => rest.where("orders.site_id", "=", siteId as number))
    .$if(kind !== undefined, (rest) => rest.where(isOf(kind as CalendarKind)));
}

export interface PickupPeriod {
  readonly from: string;
  readonly to: string;
}

/** The `perDay` orders with the lowest ids of each day, each with the number of all orders of the day. */
const firstOfDays = (
  { db }: Pick<Scope, "db">,
  pickups: ReturnType<typeof selectPickups>,
  { day, perDay }: { readonly day: "desired_date" | "cycle_day"; readonly perDay: number },
) =>
  db
    .selectFrom(
      pickups
        .select([
          "orders.id",
          sql<number>`row_number() over (partition by orders.${sql.ref(day)} order by orders.id)`.as("place"),
          sql<number>`count(*) over (partition by orders.${sql.ref(day)})`.as("total"),
        ])
        .as("page"),
    )
    .innerJoin("orders", "orders.id", "page.id")
    .innerJoin("sites", "sites.id", "orders.site_id")
    .select(["sites.land", "sites.assumption_day_holiday", "sites.corpus_christi_holiday"])
    .select([
      "orders.id",
      "orders.status",
      "orders.agreement_id",
      "orders.site_id",
      "orders.waste_type_id",
      "orders.independent_waste_type",
      "orders.container_type_id",
      "orders.container_action_id",
      "orders.desired_date",
      "orders.time_window",
      "orders.confirmed_date",
      "orders.executed_on",
      "orders.proposal",
      "orders.claim",
      "orders.cycle_day",
      "page.total",
    ])
    .where("page.place", "<=", perDay)
    .orderBy(`orders.${day}`)
    .orderBy("orders.id")
    .execute();

export const listPickups = (
  scope: Scope,
  selection: CalendarSelection,
  { from, to, perDay }: PickupPeriod & { readonly perDay: number },
) => firstOfDays(scope, selectPickups(scope, selection, from, to), { day: "desired_date", perDay });

/** A holiday in one kind of place: all its sites have the same public holidays. */
export interface HolidayOfPlace {
  readonly land: Land;
  readonly assumptionDayHoliday: boolean;
  readonly corpusChristiHoliday: boolean;
  readonly date: string;
}

const isCycleDayOn = (holidays: readonly HolidayOfPlace[]) => sql<SqlBool>`exists (
  select from sites join unnest(${holidays.map(({ land }) => land)}::text[],
    ${holidays.map((each) => each.assumptionDayHoliday)}::boolean[],
    ${holidays.map((each) => each.corpusChristiHoliday)}::boolean[],
    ${holidays.map(({ date }) => date)}::date[]) as holiday (land, assumption_day, corpus_christi, date)
    on holiday.land = sites.land and holiday.assumption_day = sites.assumption_day_holiday
      and holiday.corpus_christi = sites.corpus_christi_holiday
  where sites.id = orders.site_id and sites.active and holiday.date = orders.cycle_day)`;

/**
 * For each of these holidays, the first `perDay` pickups of the period that it moved to another day, each with the
 * number of all pickups that it moved.
 */
export const listMovedPickups = (
  scope: Scope,
  selection: CalendarSelection,
  {
    from,
    to,
    perDay,
    holidays,
  }: PickupPeriod & { readonly perDay: number; readonly holidays: readonly HolidayOfPlace[] },
) =>
  firstOfDays(
    scope,
    selectPickups(scope, selection, from, to)
      .whereRef("orders.cycle_day", "<>", "orders.desired_date")
      .where(isCycleDayOn(holidays)),
    { day: "cycle_day", perDay },
  );

export type PickupRow = Awaited<ReturnType<typeof listPickups>>[number];

/** The number of pickups from day `from` to day `to`, both inclusive, and the number of sites with such pickups. */
export const countPickups = (scope: Scope, selection: CalendarSelection, from: string, to: string) =>
  selectPickups(scope, selection, from, to)
    .select([
      (select) => select.fn.countAll<number>().as("total"),
      sql<number>`count(distinct orders.site_id)`.as("siteCount"),
    ])
    .executeTakeFirstOrThrow();

/** How many pickups of each waste type each day has, the most frequent first. */
export const countPickupsByWasteType = (
  scope: Scope,
  selection: CalendarSelection,
  { from, to }: PickupPeriod,
) =>
  selectPickups(scope, selection, from, to)
    .select((select) => [
      "orders.desired_date as date",
      "orders.waste_type_id as id",
      select.fn.countAll<number>().as("count"),
    ])
    .groupBy(["orders.desired_date", "orders.waste_type_id"])
    .orderBy("count", "desc")
    .orderBy("orders.waste_type_id")
    .execute();

/**
 * The sites in view with what decides their holidays. Inactive sites are left out, because they have no future pickups.
 */
export const listHolidayPlaces = (scope: Scope, { siteId, filter }: CalendarSelection) =>
  scope.db
    .selectFrom("sites")
    .select([
      "id",
      "land",
      "assumption_day_holiday as assumptionDayHoliday",
      "corpus_christi_holiday as corpusChristiHoliday",
    ])
    .where("id", "in", assignedSiteIds(scope))
    .where(isInSiteSet(scope, "sites.id", filter))
    .where("active", "=", true)
    .$if(siteId !== null, (rest) => rest.where("id", "=", siteId as number))
    .execute();
