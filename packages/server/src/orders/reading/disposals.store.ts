import { wasteActionIds } from "@kreislauf/contract/catalog";
import { type DisposalFilter, orderStatus, type WasteTreatment } from "@kreislauf/contract/orders";
import { type Expression, type SqlBool, sql } from "kysely";

const conjunction = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/**
 * Orders that count as disposals at any time: carried out, not cancelled afterwards, and with an action that takes
 * waste away; others only if waste was weighed anyway, for example when a full container was withdrawn.
 */
export const isDisposal: Expression<SqlBool> = sql<SqlBool>`(
  orders.executed_on is not null
  and orders.status not in (${sql.lit(orderStatus.cancelled)}, ${sql.lit(orderStatus.failedTrip)})
  and (orders.container_action_id in (${sql.join(wasteActionIds.map((id) => sql.lit(id)))}) or orders.weight_kg > 0))`;

/** What a treatment code means; the first letter decides. */
export const hasTreatment: Readonly<Record<WasteTreatment, Expression<SqlBool>>> = {
  recovery: sql<SqlBool>`orders.treatment_code like 'R%'`,
  disposal: sql<SqlBool>`orders.treatment_code like 'D%'`,
  unknown: sql<SqlBool>`orders.treatment_code = ''`,
};

/** Orders that the waste statistics count in a figure. */
export function matchesDisposalFilter(filter: DisposalFilter): Expression<SqlBool> {
  const { dateFrom, dateTo, treatment, hazardous, weighed } = filter;
  return conjunction([
    isDisposal,
    sql<SqlBool>`orders.executed_on between ${dateFrom}::date and ${dateTo}::date`,
    ...(treatment === undefined ? [] : [hasTreatment[treatment]]),
    ...(hazardous === undefined ? [] : [isOfHazardousWaste(hazardous)]),
    ...(weighed === undefined ? [] : [sql<SqlBool>`(orders.weight_kg is not null) = ${weighed}`]),
  ]);
}

export const isOfHazardousWaste = (isHazardous: boolean): Expression<SqlBool> =>
  sql<SqlBool>`orders.waste_type_id in (select id from waste_types where hazardous = ${isHazardous})`;
