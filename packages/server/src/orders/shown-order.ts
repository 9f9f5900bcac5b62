import type { AgreementTypeId, ContainerActionId } from "@kreislauf/contract/catalog";
import { catalogTexts, otherWasteTypeId } from "@kreislauf/contract/catalog";
import type { Order, OrderStatusId } from "@kreislauf/contract/orders";
import { cancelReasonWords, orderActionsOnWire, ordersTexts } from "@kreislauf/contract/orders";
import type { Context } from "../base/context.ts";
import { containerTypeOf, wasteTypeOf } from "../catalog/index.ts";
import { orderFacts } from "./order-facts.ts";
import type { ShownOrder } from "./orders.store.ts";
import { getShownOrder, listShownOrders } from "./orders.store.ts";

/** An order the person may see, as it travels. */
export async function shownOrder(context: Context, orderId: number): Promise<Order> {
  return toOrder(await getShownOrder(context, orderId), context);
}

/** Orders just written by the person, in the order of their ids. */
export async function shownOrders(context: Context, orderIds: readonly number[]): Promise<Order[]> {
  const rows = await listShownOrders(context, orderIds);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return orderIds.map((id) => toOrder(byId.get(id) as ShownOrder, context));
}

export function toOrder(row: ShownOrder, { now, language, config }: Context): Order {
  const orderStatusId = row.status as OrderStatusId;
  const agreementTypeId = row.agreement_type_id as AgreementTypeId;
  const containerActionId = row.container_action_id as ContainerActionId;
  const words = catalogTexts[language];
  const isIndependentWaste = row.waste_type_id === otherWasteTypeId;
  return {
    id: row.id,
    orderNumber: String(row.order_number),
    customerOrderNumber: row.customer_order_number || null,
    orderStatusId,
    orderStatus: { id: orderStatusId, description: ordersTexts[language].status[orderStatusId] },
    serviceLocationId: row.location_id,
    agreement: {
      agreementId: row.agreement_id,
      containerTypeId: row.container_type_id,
      taskCreationGroup: row.task_creation_group,
      wasteType: { id: row.waste_type_id, description: row.waste_description },
    },
    agreementTypeId,
    agreementType: words.agreementType[agreementTypeId],
    wasteType: wasteTypeOf({
      id: row.waste_type_id,
      description: row.waste_description,
      avv_code: row.avv_code,
      hazardous: row.hazardous,
    }),
    independentWasteTypeId: isIndependentWaste ? row.waste_type_id : null,
    independentWasteType: isIndependentWaste ? row.independent_waste_type || null : null,
    containerType: containerTypeOf({
      id: row.container_type_id,
      type: row.container_type,
      size: row.container_size,
      drawing: row.container_drawing,
    }),
    containerActionId,
    actionDescription: words.containerAction[containerActionId],
    amount: row.amount,
    desiredDate: row.desired_date,
    timeWindow: row.time_window,
    confirmedDate: row.confirmed_date,
    latestExecutionDate: row.latest_execution_date,
    orderDate: row.order_date,
    createdOn: row.created_on,
    createdByUser: { id: row.created_by, name: row.created_by_name },
    executedOn: row.executed_on,
    details: row.details || null,
    noteToDisposer: row.note_to_disposer || null,
    disposer: row.disposer || null,
    weightKg: row.weight_kg,
    version: row.version,
    treatmentCode: row.treatment_code || null,
    hasExecutionPhoto: row.execution_photo_id !== null,
    claim: row.claim && {
      ...row.claim,
      hasPhoto: row.claim_photo_id !== null,
      claimReason: ordersTexts[language].claimReason[row.claim.claimReasonId],
    },
    cancellation: row.cancellation && {
      ...row.cancellation,
      cause: row.cancellation.cause ?? null,
      cancelReason: cancelReasonWords(row.cancellation.cancelReasonId, row.cancellation.cause, language),
    },
    failedTripReason: row.failed_trip_reason || null,
    proposal: row.proposal,
    actions: orderActionsOnWire(orderFacts(row), now, { editCutoff: config.ORDER_EDIT_CUTOFF }),
  };
}
