import type { OrderFacts } from "@kreislauf/contract/orders";
import type { OrderRow } from "./orders.tables.ts";

/** The facts of an order that the life cycle rules need. */
export const orderFacts = (
  order: Pick<OrderRow, "status" | "container_action_id" | "desired_date" | "created_by" | "executed_on">,
): OrderFacts => ({
  orderStatusId: order.status,
  containerActionId: order.container_action_id,
  desiredDate: order.desired_date,
  createdByUserId: order.created_by,
  executedOn: order.executed_on,
});
