import { orderStatus } from "@kreislauf/contract/base";
import { wasteActionIds } from "@kreislauf/contract/catalog";
import { type Expression, type SqlBool, sql } from "kysely";

const wasteActions = sql.join(wasteActionIds.map((id) => sql.lit(id)));
const undone = sql`${sql.lit(orderStatus.cancelled)}, ${sql.lit(orderStatus.failedTrip)}`;

/**
 * Whether an order counts as a disposal: carried out, not cancelled afterwards, and with an action that takes waste
 * away. An order with another action counts only if waste was weighed, as when a full container is withdrawn.
 */
export const isDisposal: Expression<SqlBool> = sql<SqlBool>`(
  orders.executed_on is not null
  and orders.status not in (${undone})
  and (orders.container_action_id in (${wasteActions}) or orders.weight_kg > 0))`;

/** Whether an order will take waste away, or has taken it and is not weighed yet. */
export const isExpectedDisposal: Expression<SqlBool> = sql<SqlBool>`(
  orders.weight_kg is null and orders.status not in (${undone})
  and (orders.executed_on is not null or orders.status in (${sql.lit(orderStatus.open)}, ${sql.lit(orderStatus.claimed)}))
  and orders.container_action_id in (${wasteActions}))`;

export const isOfHazardousWaste = (isHazardous: boolean): Expression<SqlBool> =>
  sql<SqlBool>`orders.waste_type_id in (select id from waste_types where hazardous = ${isHazardous})`;
