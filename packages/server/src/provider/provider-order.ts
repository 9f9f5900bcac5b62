import { Refusal } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { OrderStatusId } from "@kreislauf/contract/orders";
import type { ProviderOrder } from "@kreislauf/contract/provider";
import type { KeyContext } from "../base/context.ts";
import type { OrderRow } from "../orders/index.ts";

/** Any order: the provider sees them all. */
export async function getProviderOrder({ db }: KeyContext, orderId: number): Promise<ProviderOrder> {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirst();
  if (order === undefined) throw new Refusal("not_found");
  return toProviderOrder(order);
}

export const toProviderOrder = (order: OrderRow): ProviderOrder => ({
  id: order.id,
  orderNumber: String(order.order_number),
  customerOrderNumber: order.customer_order_number || null,
  companyId: order.company_id,
  serviceLocationId: order.location_id,
  agreementId: order.agreement_id,
  taskCreationGroup: order.task_creation_group,
  orderStatusId: order.status as OrderStatusId,
  containerActionId: order.container_action_id as ContainerActionId,
  wasteTypeId: order.waste_type_id,
  containerTypeId: order.container_type_id,
  amount: order.amount,
  desiredDate: order.desired_date,
  timeWindow: order.time_window,
  confirmedDate: order.confirmed_date,
  latestExecutionDate: order.latest_execution_date,
  proposal: order.proposal,
  createdOn: order.created_on,
  createdByUserId: order.created_by,
  details: order.details || null,
  noteToDisposer: order.note_to_disposer || null,
  executedOn: order.executed_on,
  weightKg: order.weight_kg,
  treatmentCode: order.treatment_code || null,
  failedTripReason: order.failed_trip_reason || null,
  claim: order.claim,
  version: order.version,
});
