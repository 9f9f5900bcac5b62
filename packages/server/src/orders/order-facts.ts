import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { OrderFacts, OrderStatusId } from "@kreislauf/contract/orders";
import type { OrderRow } from "./orders.tables.ts";

/** What the rules of the life cycle look at. */
export const orderFacts = (
  order: Pick<OrderRow, "status" | "container_action_id" | "desired_date" | "created_by" | "executed_on">,
): OrderFacts => ({
  orderStatusId: order.status as OrderStatusId,
  containerActionId: order.container_action_id as ContainerActionId,
  desiredDate: order.desired_date,
  createdByUserId: order.created_by,
  executedOn: order.executed_on,
});
