import type { CalendarKind } from "@kreislauf/contract/exports";
import { orderStatus } from "@kreislauf/contract/orders";
import { type Expression, sql, type SqlBool } from "kysely";
import type { Scope } from "../base/context.ts";
import { assignedLocationIds } from "../locations/index.ts";
import { visibleOrders } from "../orders/index.ts";

export interface CalendarSelection {
  readonly locationId: number | null;
  readonly kind?: CalendarKind | undefined;
}

const isOf = (kind: CalendarKind): Expression<SqlBool> =>
  sql<SqlBool>`(orders.cycle_day is not null) = ${kind === "periodic"}`;

/** Pickups that happen or have happened; what was cancelled is gone from the calendar. */
function pickups(scope: Scope, { locationId, kind }: CalendarSelection, from: string, to: string) {
  return visibleOrders(scope)
    .where("orders.desired_date", ">=", from)
    .where("orders.desired_date", "<=", to)
    .where("orders.status", "!=", orderStatus.cancelled)
    .$if(locationId !== null, (rest) => rest.where("orders.location_id", "=", locationId as number))
    .$if(kind !== undefined, (rest) => rest.where(isOf(kind as CalendarKind)));
}

/** The first orders of every day, and how many the day has. */
export const listPickups = (
  scope: Scope,
  selection: CalendarSelection,
  { from, to, perDay }: { readonly from: string; readonly to: string; readonly perDay: number },
) =>
  scope.db
    .selectFrom(
      pickups(scope, selection, from, to)
        .select([
          "orders.id",
          sql<number>`row_number() over (partition by orders.desired_date order by orders.id)`.as("place"),
          sql<number>`count(*) over (partition by orders.desired_date)`.as("total"),
        ])
        .as("page"),
    )
    .innerJoin("orders", "orders.id", "page.id")
    .select([
      "orders.id",
      "orders.status",
      "orders.agreement_id",
      "orders.location_id",
      "orders.waste_type_id",
      "orders.independent_waste_type",
      "orders.container_type_id",
      "orders.container_action_id",
      "orders.desired_date",
      "orders.time_window",
      "orders.cycle_day",
      "page.total",
    ])
    .where("page.place", "<=", perDay)
    .orderBy("orders.desired_date")
    .orderBy("orders.id")
    .execute();

export type PickupRow = Awaited<ReturnType<typeof listPickups>>[number];

/** Pickups between two days, and the sites that have some. */
export const countPickups = (scope: Scope, selection: CalendarSelection, from: string, to: string) =>
  pickups(scope, selection, from, to)
    .select([
      (select) => select.fn.countAll<number>().as("total"),
      sql<number>`count(distinct orders.location_id)`.as("siteCount"),
    ])
    .executeTakeFirstOrThrow();

/** What the holidays of the sites in view depend on; inactive sites have no pickups to come. */
export const listHolidayPlaces = (scope: Scope, locationId: number | null) =>
  scope.db
    .selectFrom("locations")
    .select([
      "id",
      "land",
      "assumption_day_holiday as assumptionDayHoliday",
      "corpus_christi_holiday as corpusChristiHoliday",
    ])
    .where("id", "in", assignedLocationIds(scope))
    .where("active", "=", true)
    .$if(locationId !== null, (rest) => rest.where("id", "=", locationId as number))
    .execute();
