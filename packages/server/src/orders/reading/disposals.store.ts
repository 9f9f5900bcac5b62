import type { DisposalFilter, WasteTreatment } from "@kreislauf/contract/orders";
import { type Expression, type SqlBool, sql } from "kysely";
import { isDisposal, isOfHazardousWaste } from "../../proofs/index.ts";

const conjunction = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/**
 * The condition for each kind of treatment: the first letter of the treatment code decides. An order without a code is
 * `unknown`.
 */
export const hasTreatment: Readonly<Record<WasteTreatment, Expression<SqlBool>>> = {
  recovery: sql<SqlBool>`orders.treatment_code like 'R%'`,
  disposal: sql<SqlBool>`orders.treatment_code like 'D%'`,
  unknown: sql<SqlBool>`orders.treatment_code = ''`,
};

/** Whether an order is counted in the figure of the waste statistics that this filter describes. */
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
