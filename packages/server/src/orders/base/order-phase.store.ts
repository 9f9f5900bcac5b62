import { berlinDate } from "@kreislauf/contract/base";
import {
  claimPhases,
  type OrderPhase,
  type OrderPhaseAmounts,
  orderPhases,
  orderStatus,
  overdueBefore,
} from "@kreislauf/contract/orders";
import { localHolidayOf } from "@kreislauf/contract/sites";
import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Scope } from "../../base/context.ts";
import { holidayPlaces, type KindOfPlace, type PhaseClock } from "./phase-clock.ts";

const { open, claimed } = orderStatus;

const plannedDate = sql`coalesce(orders.confirmed_date, orders.desired_date)`;

const localHolidayColumns = {
  assumptionDayHoliday: "sites.assumption_day_holiday",
  corpusChristiHoliday: "sites.corpus_christi_holiday",
} as const;

/**
 * The phase of each order in SQL, null if the order is neither open nor claimed; `orderPhase` is the same rule for one
 * order.
 */
export function orderPhaseColumn({ actor }: Scope, clock: PhaseClock): RawBuilder<OrderPhase | null> {
  const today = berlinDate(clock.now);
  return sql<OrderPhase | null>`case
    when orders.status = ${sql.lit(claimed)} then
      case when orders.claim_answered then 'answered' else 'waiting' end
    when orders.status <> ${sql.lit(open)} then null
    when orders.proposal_end > ${clock.now.toString()}::timestamptz then 'proposal'
    when orders.executed_on is not null then 'feedback'
    when ${isPlannedTooLongAgo(clock, actor.companyId)} then 'overdue'
    when ${plannedDate} < ${today}::date then 'feedback'
    when ${plannedDate} = ${today}::date then 'today'
    when orders.confirmed_date is null then 'requested'
    else 'confirmed'
  end`;
}

/**
 * Whether an order is in one of the phases. The statuses are literals, so that PostgreSQL can use the partial index
 * over them.
 */
export function hasPhase(
  scope: Scope,
  clock: PhaseClock,
  phases: readonly OrderPhase[],
): Expression<SqlBool> {
  const isOfClaim = (phase: OrderPhase) => claimPhases.some((each) => each === phase);
  const statuses = [...new Set(phases.map((phase) => (isOfClaim(phase) ? claimed : open)))];
  const hasStatus = sql<SqlBool>`orders.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
  if (orderPhases.every((phase) => phases.includes(phase))) return hasStatus;
  return sql<SqlBool>`(${hasStatus} and ${orderPhaseColumn(scope, clock)} = any(${[...phases]}::text[]))`;
}

/** The number of orders in every phase, 0 for a phase without orders. */
export const toPhaseAmounts = (countOf: (phase: OrderPhase) => number | null | undefined) =>
  Object.fromEntries(orderPhases.map((phase) => [phase, countOf(phase) ?? 0])) as OrderPhaseAmounts;

/**
 * Whether the planned day is so long ago that the order is overdue. The limit differs between sites only if some of
 * them had a holiday recently.
 */
function isPlannedTooLongAgo({ now, holidaysAt }: PhaseClock, companyId: number): Expression<SqlBool> {
  const today = berlinDate(now);
  const places = Map.groupBy(holidayPlaces, (place) => overdueBefore(today, holidaysAt(place)));
  const [everywhere, ...later] = [...places.keys()].toSorted();
  const conditions = later.map(
    (day) => sql`(${plannedDate} < ${day}::date and orders.site_id in (
      select sites.id from sites where sites.company_id = ${companyId}
        and (${sql.join((places.get(day) ?? []).map(isSiteAt), sql` or `)})))`,
  );
  return sql<SqlBool>`(${sql.join([sql`${plannedDate} < ${everywhere}::date`, ...conditions], sql` or `)})`;
}

function isSiteAt(place: KindOfPlace): Expression<SqlBool> {
  const own = localHolidayOf(place.land);
  const isThere = sql<SqlBool>`sites.land = ${place.land}`;
  return own === null
    ? isThere
    : sql<SqlBool>`(${isThere} and ${sql.ref(localHolidayColumns[own])} = ${place[own]})`;
}
