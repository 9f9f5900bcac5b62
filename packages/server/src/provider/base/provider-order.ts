import type { ProviderOrder } from "@kreislauf/contract/provider";
import type { KeyContext } from "../../base/context.ts";
import { getAnyOrder, type OrderRow, toOrderTexts } from "../../orders/index.ts";

/** Reads an order of any company, because the provider sees them all; 404 if there is none. */
export async function getProviderOrder({ db }: KeyContext, orderId: number): Promise<ProviderOrder> {
  const order = await getAnyOrder({ db }, orderId);
  return toProviderOrder(order);
}

export const toProviderOrder = (order: OrderRow): ProviderOrder => ({
  id: order.id,
  orderNumber: String(order.order_number),
  ...toOrderTexts(order),
  companyId: order.company_id,
  serviceLocationId: order.site_id,
  agreementId: order.agreement_id,
  taskCreationGroup: order.task_creation_group,
  orderStatusId: order.status,
  containerActionId: order.container_action_id,
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
  executedOn: order.executed_on,
  weightKg: order.weight_kg,
  treatmentCode: order.treatment_code || null,
  failedTripReason: order.failed_trip_reason || null,
  claim: order.claim,
  version: order.version,
});
