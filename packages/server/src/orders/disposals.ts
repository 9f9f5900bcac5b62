import { wasteActionIds } from "@kreislauf/contract/catalog";
import { type DisposalFilter, orderStatus, type WasteTreatment } from "@kreislauf/contract/orders";
import { type Expression, type SqlBool, sql } from "kysely";

const conjunction = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/**
 * Orders that count as disposals, whenever: carried out, not undone by a cancellation, and of an action that takes
 * waste away; others only if waste was weighed all the same, as where a container is withdrawn full.
 */
export const isDisposal: Expression<SqlBool> = sql<SqlBool>`(
  orders.executed_on is not null
  and orders.status not in (${sql.lit(orderStatus.cancelled)}, ${sql.lit(orderStatus.failedTrip)})
  and (orders.container_action_id in (${sql.join(wasteActionIds.map((id) => sql.lit(id)))}) or orders.weight_kg > 0))`;

/** What a treatment code says; the first letter decides. */
export const treatmentIs: Readonly<Record<WasteTreatment, Expression<SqlBool>>> = {
  recovery: sql<SqlBool>`orders.treatment_code like 'R%'`,
  disposal: sql<SqlBool>`orders.treatment_code like 'D%'`,
  unknown: sql<SqlBool>`orders.treatment_code = ''`,
};

/** Orders that the waste statistics count under a figure. */
export function areDisposals(filter: DisposalFilter): Expression<SqlBool> {
  const { dateFrom, dateTo, treatment, hazardous, weighed } = filter;
  return conjunction([
    isDisposal,
    sql<SqlBool>`orders.executed_on between ${dateFrom}::date and ${dateTo}::date`,
    ...(treatment === undefined ? [] : [treatmentIs[treatment]]),
    ...(hazardous === undefined ? [] : [ofHazardousWaste(hazardous)]),
    ...(weighed === undefined ? [] : [sql<SqlBool>`(orders.weight_kg is not null) = ${weighed}`]),
  ]);
}

export const ofHazardousWaste = (isHazardous: boolean): Expression<SqlBool> =>
  sql<SqlBool>`orders.waste_type_id in (select id from waste_types where hazardous = ${isHazardous})`;
